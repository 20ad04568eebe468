import { NEWSLETTER_ANSWERS, NEWSLETTER_OFFER } from '../contract/forms.ts';

/** The spelling is intentional. */
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
  subscribed: NEWSLETTER_ANSWERS.subscribed,
  receipt: (receipt: string) => `Your receipt is ${receipt}.`,
  /** Replaces the toasts for visitors without scripts. */
  withoutScripts: {
    subscribed: NEWSLETTER_ANSWERS.subscribed,
    asked: NEWSLETTER_ANSWERS.asked,
    connected: 'Your are already connected to newsletter',
    refused: 'Please enter an email address',
    failed: 'The address could not be stored. Please try again.',
  },
} as const;

/** Result of a form submitted without scripts, as in the page's address. */
export type SubscriptionOutcome = keyof typeof newsletterStrings.withoutScripts;

export const newsletterLinkStrings = {
  pending: {
    title: 'One step left',
    text: (address: string) =>
      `Press the button, and the letter from the front desk comes to ${address}, twice a month.`,
    action: 'Confirm my address',
  },
  expired: {
    title: 'This link is too old',
    text: (address: string) => `It held for 48 hours. We can send a new one to ${address}.`,
    action: 'Send a new link',
  },
  sent: {
    title: 'A new link is on its way',
    text: (address: string) => `Look into the mailbox of ${address}. The link holds for 48 hours.`,
  },
  confirmed: {
    title: 'You are on the list',
    text: (address: string) => `The next letter from the front desk comes to ${address}.`,
  },
  leaving: {
    title: 'Leave the letter?',
    text: (address: string) => `After this, no more letters come to ${address}.`,
    action: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: (address: string) => `No more letters come to ${address}.`,
  },
  unknown: { title: 'This link leads nowhere', text: NEWSLETTER_ANSWERS.unknownLink },
  loading: 'Looking for your subscription...',
  submitting: 'One moment...',
  readOn: 'Read the blog',
  subscribeAgain: 'Subscribe again',
  description: 'Confirm or end the letter from the front desk.',
} as const;
