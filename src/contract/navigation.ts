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
  dashboard: { label: 'Dashboard', line: 'The week on one screen' },
  'lead-management-system': { label: 'Lead management', line: 'Every lead finds its agent' },
  'realtime-statistics': { label: 'Real-time statistics', line: 'Weekly, monthly, yearly, custom' },
  'campaigns-and-opportunities': {
    label: 'Campaigns & opportunities',
    line: 'From first card to closing',
  },
  'user-management': { label: 'User management', line: 'Roles from admin to agent' },
  'activity-tracking': { label: 'Activity tracking', line: 'Who did what, and when' },
  'action-assignment': { label: 'Action assignment', line: 'Tasks go to the person with room' },
  'realtime-communication': {
    label: 'Real-time communication',
    line: 'Talk where the deal already is',
  },
} as const;

export const FEATURES_PATH = '/features';

/** Pages other than the features. A new one also needs a place in the lists below. */
export const PAGES = {
  pricing: { path: '/pricing', label: 'Pricing' },
  integrations: { path: '/integrations', label: 'Integrations' },
  about: { path: '/about-us', label: 'About us', line: 'Who we are, and our own office' },
  webinars: { path: '/webinars', label: 'Webinars', line: 'Live sessions and recordings' },
  blog: { path: '/blog', label: 'Blog', line: 'Notes from people who answer first' },
  helpCenter: {
    path: '/help-center',
    label: 'Help center',
    line: 'Guides and carrier registration',
  },
  whatsNew: {
    path: '/blog/post/whats-new',
    label: "What's new",
    line: 'The last few things we built',
  },
  requestDemo: { path: '/request-demo', label: 'Request a demo' },
  termsOfServices: { path: '/terms-of-services', label: 'Terms of Services' },
  privacyPolicy: { path: '/privacy-policy', label: 'Privacy Policy' },
} as const satisfies Record<string, NavigationLink>;

const slugs = Object.keys(FEATURES) as (keyof typeof FEATURES)[];

export const featureLinks = slugs.map((slug) => ({
  slug,
  path: `${FEATURES_PATH}/${slug}`,
  ...FEATURES[slug],
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

interface NavigationGroup {
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
