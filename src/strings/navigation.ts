/** Labels of pages are in `contract/navigation.ts`. */
export const navigation = {
  skipToContent: 'Skip to content',
  homeLink: (brand: string) => `${brand} home`,
  mainLabel: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  features: 'Features',
  resources: 'Resources',
  company: 'Company',
  login: 'Login',
  getStarted: 'Get Started',
  requestDemo: 'Request a Demo',
  scrollToTop: 'Scroll to top',
  opensInNewTab: 'Opens in a new tab',
  footerLabel: 'Footer',
  socialLabel: (brand: string) => `${brand} on social media`,
} as const;
