import { COPYRIGHT_YEAR } from '../contract/constants';

/** The brand's own words, used by every page. */
export const brand = {
  name: 'Hearthline',
  line: 'The CRM that keeps the light on for every person looking for a home.',
  description:
    'Hearthline is the CRM and lead-management platform for real-estate agents, brokers and teams: every lead in one place, with a name on it, answered in minutes.',
  copyright: `© ${COPYRIGHT_YEAR} Hearthline. All rights reserved.`,
  sharingImage: '/brand/og-image.png',
} as const;
