import { COPYRIGHT_YEAR } from '../contract/constants.ts';

/** The brand's own words, used by every page. */
export const brand = {
  name: 'Hearthline',
  line: 'The CRM that keeps the light on for every person looking for a home.',
  copyright: `© ${COPYRIGHT_YEAR} Hearthline. All rights reserved.`,
  /** Numbers from 555-0100 to 555-0199 belong to nobody. */
  phone: {
    number: '(503) 555-0188',
    href: 'tel:+15035550188',
  },
  sharingImage: '/brand/og-image.png',
} as const;
