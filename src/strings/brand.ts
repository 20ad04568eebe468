import { COPYRIGHT_YEAR } from '../contract/constants.ts';

/** The brand's own words, used by every page. */
export const brand = {
  name: 'Hearthline',
  line: 'The CRM that keeps the light on for every person looking for a home.',
  copyright: `© ${COPYRIGHT_YEAR} Hearthline. All rights reserved.`,
  sharingImage: '/brand/og-image.png',
} as const;
