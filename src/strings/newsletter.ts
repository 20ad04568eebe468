/** Words of the newsletter box. Those of spec §5 and §8 are verbatim, spelling included. */
export const newsletterStrings = {
  title: 'A letter from the front desk',
  text: 'Twice a month: what our own office of six tried, and what happened next.',
  emailLabel: 'Email',
  emailPlaceholder: 'you@yourbrokerage.com',
  subscribe: 'Subscribe',
  submitting: 'Submitting...',
  emailRequired: 'Please enter an email address',
  /** Shown as a success on any failure (spec §8). */
  alreadyConnected: 'Your are already connected to newsletter',
  /** When the server says nothing of its own. */
  subscribed: 'You are subscribed to the newsletter.',
  /** Below the box, once the address was taken. */
  receipt: (receipt: string) => `Your receipt is ${receipt}.`,
  /** Without scripts there are no toasts to tell what came of it. */
  withoutScripts: {
    subscribed: 'You are subscribed to the newsletter.',
    connected: 'Your are already connected to newsletter',
    refused: 'Please enter an email address',
    failed: 'The address could not be stored. Please try again.',
  },
} as const;

/** What came of a form sent without scripts, as the page's address says it. */
export type SubscriptionOutcome = keyof typeof newsletterStrings.withoutScripts;
