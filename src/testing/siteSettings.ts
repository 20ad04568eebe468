import { EVENT_TIME_ZONE } from '../contract/constants.ts';
import { siteNavigation } from '../server/ssr/siteNavigation.ts';
import type { SiteSettings } from '../ui/SiteContext.ts';
import { SITE_TEXTS } from './siteTexts.ts';

export const TEST_SITE: SiteSettings = {
  siteUrl: 'https://site.test',
  brand: {
    name: 'Hearthline',
    line: 'A light for everybody.',
    copyright: '© 2024 Hearthline. All rights reserved.',
    phone: { number: '(503) 555-0188', href: 'tel:+15035550188' },
    social: [
      { network: 'linkedin', label: 'LinkedIn', url: 'https://linkedin.test/us' },
      { network: 'youtube', label: 'YouTube', url: 'https://youtube.test/us' },
      { network: 'instagram', label: 'Instagram', url: 'https://instagram.test/us' },
      { network: 'facebook', label: 'Facebook', url: 'https://facebook.test/us' },
    ],
    login: 'https://app.test/login',
    signup: 'https://app.test/signup',
  },
  eventZone: { id: EVENT_TIME_ZONE, name: 'Eastern Time', shortName: 'ET' },
  support: { email: 'support@site.test', hours: 'Monday to Saturday, 8 AM to 8 PM Eastern' },
  keepsGuests: true,
  navigation: siteNavigation(SITE_TEXTS.navigation),
  offers: { newsletter: SITE_TEXTS.newsletter, ...SITE_TEXTS['next-step'] },
  analytics: true,
};
