/**
 * Every page that a menu names. The bar and its menus, the mobile menu, the footer, the suggestions of the not-found
 * page and `/llms.txt` derive from this file, and `paths` takes its addresses from here.
 */

export interface NavigationLink {
  path: string;
  label: string;
  /** Of a feature page. */
  slug?: keyof typeof FEATURES;
  /** Description of the page, below its label in a menu. */
  line?: string;
}

/** The feature pages in the order the site lists them. */
export const FEATURES = {
  dashboard: { label: 'Dashboard', line: 'Your week on one screen' },
  'lead-management-system': {
    label: 'Lead management',
    line: 'Every lead gets an agent right away',
  },
  'realtime-statistics': { label: 'Real-time statistics', line: 'Live numbers for any period' },
  'campaigns-and-opportunities': {
    label: 'Campaigns & opportunities',
    line: 'From first message to closing',
  },
  'user-management': { label: 'User management', line: 'Roles from admin to agent' },
  'activity-tracking': { label: 'Activity tracking', line: 'Who did what, and when' },
  'action-assignment': { label: 'Action assignment', line: 'Tasks shared out fairly' },
  'realtime-communication': {
    label: 'Real-time communication',
    line: 'Calls, texts and chat on the lead',
  },
} as const;

export const FEATURES_PATH = '/features';

/** Pages other than the features. A new one also needs a place in the lists below. */
export const PAGES = {
  pricing: { path: '/pricing', label: 'Pricing' },
  integrations: { path: '/integrations', label: 'Integrations' },
  about: { path: '/about-us', label: 'About us', line: 'Our story and our own brokerage' },
  webinars: { path: '/webinars', label: 'Webinars', line: 'Live sessions and short videos' },
  blog: { path: '/blog', label: 'Blog', line: 'Field notes, guides and numbers' },
  helpCenter: {
    path: '/help-center',
    label: 'Help center',
    line: 'Guides and carrier registration',
  },
  whatsNew: { path: '/blog/post/whats-new', label: 'What’s new', line: 'Recent product updates' },
  requestDemo: { path: '/request-demo', label: 'Request a demo' },
  termsOfServices: { path: '/terms-of-services', label: 'Terms of Services' },
  privacyPolicy: { path: '/privacy-policy', label: 'Privacy Policy' },
} as const satisfies Record<string, NavigationLink>;

export const featureLinks = Object.entries(FEATURES).map(([slug, texts]) => ({
  slug: slug as keyof typeof FEATURES,
  path: `${FEATURES_PATH}/${slug}`,
  ...texts,
}));

/** Links of the bar and of the mobile menu, between the two menus. */
export const barLinks: readonly NavigationLink[] = [PAGES.pricing, PAGES.integrations];

export const resourceLinks: readonly NavigationLink[] = [
  PAGES.about,
  PAGES.webinars,
  PAGES.blog,
  PAGES.helpCenter,
  PAGES.whatsNew,
];

export interface NavigationGroup {
  name: 'features' | 'resources' | 'company';
  links: readonly NavigationLink[];
}

/** The footer's lists. Without scripts the menus stay closed, so the footer has every page. */
export const footerGroups: readonly NavigationGroup[] = [
  { name: 'features', links: featureLinks },
  {
    name: 'resources',
    links: [PAGES.helpCenter, PAGES.requestDemo, PAGES.blog, PAGES.webinars, PAGES.whatsNew],
  },
  {
    name: 'company',
    links: [
      PAGES.about,
      PAGES.pricing,
      PAGES.integrations,
      PAGES.termsOfServices,
      PAGES.privacyPolicy,
    ],
  },
];
