import { NEWSLETTER_ANSWERS } from '../contract/forms.ts';

/** The spelling is intentional. */
const ALREADY_CONNECTED = 'Your are already connected to newsletter';

export const newsletterStrings = {
  emailLabel: 'Email',
  emailPlaceholder: 'you@yourbrokerage.com',
  submitting: 'Submitting...',
  /** Shown as a success on any failure. */
  alreadyConnected: ALREADY_CONNECTED,
  subscribed: NEWSLETTER_ANSWERS.subscribed,
  receipt: (receipt: string) => `Your confirmation number is ${receipt}.`,
  /** Replaces the toasts for visitors without scripts. */
  withoutScripts: {
    subscribed: NEWSLETTER_ANSWERS.subscribed,
    asked: NEWSLETTER_ANSWERS.asked,
    connected: ALREADY_CONNECTED,
  },
  failed: 'We couldn’t save your address. Please try again.',
} as const;

/** Success of a form submitted without scripts, as in the page's address. */
export type SubscriptionOutcome = keyof typeof newsletterStrings.withoutScripts;

export const newsletterLinkStrings = {
  pending: {
    title: 'One step left',
    text: (address: string) => `Click below and we’ll send our newsletter to ${address}.`,
    action: 'Confirm my address',
  },
  confirmed: {
    title: 'You’re on the list',
    text: (address: string) => `The next issue goes to ${address}.`,
  },
  leaving: {
    title: 'Unsubscribe?',
    text: (address: string) => `We’ll stop sending the newsletter to ${address}.`,
    action: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You’ve been unsubscribed',
    text: (address: string) => `We won’t send the newsletter to ${address} anymore.`,
  },
  unknown: { title: 'This link doesn’t work', text: NEWSLETTER_ANSWERS.unknownLink },
  loading: 'Looking for your subscription...',
  submitting: 'One moment...',
  readOn: 'Read the blog',
  subscribeAgain: 'Subscribe again',
  description: 'Confirm or cancel your newsletter subscription.',
} as const;
