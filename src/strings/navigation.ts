export const navigation = {
  skipToContent: 'Skip to content',
  homeLink: (brand: string) => `${brand} home`,
  mainLabel: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  scrollToTop: 'Scroll to top',
  opensInNewTab: 'Opens in a new tab',
  footerLabel: 'Footer',
  socialLabel: (brand: string) => `${brand} on social media`,
} as const;
