/** What the newsletter's box offers: whoever presses its button agrees to that, so the server knows it, too. */
export const NEWSLETTER_OFFER = {
  title: 'A letter from the front desk',
  text: 'Twice a month: what our own office of six tried, and what happened next.',
  subscribe: 'Subscribe',
} as const;

/** The words agreed to, which are kept as proof. */
export const NEWSLETTER_CONSENT = `${NEWSLETTER_OFFER.title}. ${NEWSLETTER_OFFER.text} [${NEWSLETTER_OFFER.subscribe}]`;

/** What the site itself answers. */
export const NEWSLETTER_ANSWERS = {
  subscribed: 'You are subscribed to the newsletter.',
  /** True for readers as well, so that nobody is told who is one. */
  asked:
    'Thank you. If you are not a reader yet, a mail with a link to confirm your address is on its way.',
  unknownLink: 'It was used up, or a part of it is missing. You can subscribe anew at any time.',
} as const;
