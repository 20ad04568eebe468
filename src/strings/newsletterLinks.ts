import { NEWSLETTER_ANSWERS } from '../contract/newsletter.ts';

/** Words of the pages that the links of the newsletter's mails lead to. */
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
  unknown: {
    title: 'This link leads nowhere',
    text: NEWSLETTER_ANSWERS.unknownLink,
  },
  loading: 'Looking for your subscription...',
  submitting: 'One moment...',
  readOn: 'Read the blog',
  subscribeAgain: 'Subscribe again',
  description: 'Confirm or end the letter from the front desk.',
} as const;
