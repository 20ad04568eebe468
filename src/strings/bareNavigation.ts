/** Beside the logo when the menus can't be read. */
export const bareNavigation = {
  features: 'Features',
  resources: 'Resources',
  company: 'Company',
  pages: {
    pricing: 'Pricing',
    integrations: 'Integrations',
    about: 'About us',
    webinars: 'Webinars',
    blog: 'Blog',
    helpCenter: 'Help center',
    requestDemo: 'Request a demo',
    termsOfServices: 'Terms of services',
    privacyPolicy: 'Privacy policy',
  },
  login: 'Login',
  requestDemo: 'Request a Demo',
  getStarted: 'Get Started',
} as const;
