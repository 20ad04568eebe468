import { ELEMENT_IDS } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { newsletterStrings } from './newsletter.ts';

export const nextStepStrings = {
  name: 'Next step',
  read: 'Read next',
  video: 'Watch next',
  category: 'Next in the help center',
  offers: {
    demo: {
      title: 'See it with your own leads',
      text: 'Talk to someone who’s worked in a brokerage. Book thirty minutes, or call us now.',
      action: 'Request a demo',
      to: paths.requestDemo,
    },
    support: {
      title: 'Still stuck?',
      text: 'Everyone who answers has worked in a brokerage.',
      action: '',
      to: '',
    },
    newsletter: {
      title: newsletterStrings.title,
      text: newsletterStrings.text,
      action: 'Get the newsletter',
      to: `${paths.blog}#${ELEMENT_IDS.newsletter}`,
    },
  },
} as const;

export const supportStrings = {
  call: (number: string) => `Call ${number}`,
} as const;
