import type { FeatureSlug } from '../contract/paths.ts';

/** A feature's name, the same in every menu, card and badge. */
export const featureNames: Record<FeatureSlug, string> = {
  dashboard: 'Dashboard',
  'lead-management-system': 'Lead management',
  'realtime-statistics': 'Real-time statistics',
  'campaigns-and-opportunities': 'Campaigns & opportunities',
  'user-management': 'User management',
  'activity-tracking': 'Activity tracking',
  'action-assignment': 'Action assignment',
  'realtime-communication': 'Real-time communication',
};

/** Words of the navbar, the mobile menu and the footer. */
export const navigation = {
  skipToContent: 'Skip to content',
  homeLink: (brand: string) => `${brand} home`,
  mainLabel: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  features: 'Features',
  resources: 'Resources',
  company: 'Company',
  pricing: 'Pricing',
  integrations: 'Integrations',
  login: 'Login',
  getStarted: 'Get started',
  requestDemo: 'Request a Demo',
  opensInNewTab: 'Opens in a new tab',
  aboutUs: 'About us',
  webinars: 'Webinars',
  blog: 'Blog',
  helpCenter: 'Help center',
  whatsNew: "What's new",
  footerLabel: 'Footer',
  footerRequestDemo: 'Request a demo',
  termsOfServices: 'Terms of Services',
  privacyPolicy: 'Privacy Policy',
  socialLabel: (brand: string) => `${brand} elsewhere`,
} as const;
