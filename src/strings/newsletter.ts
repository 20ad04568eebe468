import { NEWSLETTER_ANSWERS, NEWSLETTER_OFFER } from '../contract/newsletter.ts';

/** The spelling of these strings is intended. */
export const newsletterStrings = {
  title: NEWSLETTER_OFFER.title,
  text: NEWSLETTER_OFFER.text,
  emailLabel: 'Email',
  emailPlaceholder: 'you@yourbrokerage.com',
  subscribe: NEWSLETTER_OFFER.subscribe,
  submitting: 'Submitting...',
  emailRequired: 'Please enter an email address',
  /** Shown as a success on any failure. */
  alreadyConnected: 'Your are already connected to newsletter',
  /** When the server says nothing of its own. */
  subscribed: NEWSLETTER_ANSWERS.subscribed,
  /** Below the box, once the address was taken. */
  receipt: (receipt: string) => `Your receipt is ${receipt}.`,
  /** Without scripts there are no toasts to tell what came of it. */
  withoutScripts: {
    subscribed: NEWSLETTER_ANSWERS.subscribed,
    asked: NEWSLETTER_ANSWERS.asked,
    connected: 'Your are already connected to newsletter',
    refused: 'Please enter an email address',
    failed: 'The address could not be stored. Please try again.',
  },
} as const;

/** What came of a form sent without scripts, as the page's address says it. */
export type SubscriptionOutcome = keyof typeof newsletterStrings.withoutScripts;
