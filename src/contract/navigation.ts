/** The addresses of the pages that menus name; `paths` takes them from here. Their labels are in `texts/navigation.yaml`. */

export interface NavigationLink {
  path: string;
  label: string;
  /** Of a feature page. */
  slug?: FeatureSlug;
  /** Description of the page, below its label in a menu. */
  line?: string;
}

/** The feature pages. */
export const FEATURE_SLUGS = [
  'dashboard',
  'lead-management-system',
  'realtime-statistics',
  'campaigns-and-opportunities',
  'user-management',
  'activity-tracking',
  'action-assignment',
  'realtime-communication',
] as const;

export type FeatureSlug = (typeof FEATURE_SLUGS)[number];

export const FEATURES_PATH = '/features';

/** Pages other than the features. */
export const PAGES = {
  pricing: '/pricing',
  integrations: '/integrations',
  about: '/about-us',
  webinars: '/webinars',
  blog: '/blog',
  helpCenter: '/help-center',
  whatsNew: '/blog/post/whats-new',
  requestDemo: '/request-demo',
  termsOfServices: '/terms-of-services',
  privacyPolicy: '/privacy-policy',
} as const;

export interface NavigationMenu {
  title: string;
  links: readonly NavigationLink[];
}

export interface NavigationGroup extends NavigationMenu {
  name: 'features' | 'resources' | 'company';
}

/** The menus, the buttons beside them, and the footer. */
export interface SiteNavigation {
  features: NavigationMenu;
  /** Between the two menus. */
  bar: readonly NavigationLink[];
  resources: NavigationMenu;
  /** Without scripts the menus stay closed, so the footer has every page. */
  footer: readonly NavigationGroup[];
  login: string;
  requestDemo: string;
  getStarted: string;
}

/** Every entry of the footer and of the menus; most pages have several. */
const allLinks = ({ footer, features, bar, resources }: SiteNavigation): NavigationLink[] => [
  ...footer.flatMap(({ links }) => links),
  ...features.links,
  ...bar,
  ...resources.links,
];

/** The pages that the footer or a menu names. */
export const namedPages = (navigation: SiteNavigation): NavigationLink[] => [
  ...new Map(allLinks(navigation).map((link) => [link.path, link])).values(),
];

/** What a menu says about a page; '' if none does. */
export const lineOfPage = (navigation: SiteNavigation, page: string): string =>
  allLinks(navigation).find(({ path, line }) => path === page && line)?.line ?? '';

/** The label of a page in the footer, else in a menu; '' for a page that neither names. */
export const labelOfPage = (navigation: SiteNavigation, page: string): string =>
  allLinks(navigation).find(({ path }) => path === page)?.label ?? '';
