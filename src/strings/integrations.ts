import { paths } from '../contract/paths.ts';

export const integrationsStrings = {
  metaTitle: 'Integrations for email, calls and calendars',
  title: 'Integrations',
  description: (brand: string) =>
    `Connect email, calendars, phones, forms and listings to ${brand}: contacts sync, and every conversation and call stays with the lead.`,
  lead: 'The apps your office already uses, all connected to your leads.',
  applications: {
    title: 'Applications',
    text: 'The ones most offices connect first.',
    viewAll: 'View all',
    loading: 'Loading integrations',
  },
  empty: {
    title: 'No Integrations found',
    listText: 'We’ll list apps here as soon as they’re ready.',
    searchText: 'Try fewer letters or another word.',
    showAll: 'Show all integrations',
  },
  failed: 'We couldn’t load the list of apps. Please try again.',
  bridge: {
    title: 'A bridge to over 7,000 apps',
    text: 'Connect Wirebridge once and build the rest without code: a signed offer can start a closing checklist, or a lead that’s gone quiet can trigger a postcard.',
    action: 'See Wirebridge',
    to: paths.helpArticle('connect-an-app'),
  },
  carousel: {
    label: 'What connected apps do for you',
    controls: 'Choose a slide',
    previous: 'Previous slide',
    next: 'Next slide',
    slides: [
      {
        title: 'Smart data integration',
        text: 'Contacts sync both ways, conversations stay with the person, and call summaries appear on the lead.',
        scene: 'integrations',
      },
      {
        title: 'Instant lead generation',
        text: 'A web form, portal inquiry or sign-in becomes a lead within a minute, already assigned to an agent.',
        scene: 'waiting',
      },
      {
        title: 'Extensive app support',
        text: 'Your calendar, e-signatures, phone and bookkeeping all feed one history, so no one has to ask which app to check.',
        scene: 'activity',
      },
    ],
    slideName: (number: number, title: string) => `Slide ${number}: ${title}`,
    position: (number: number, total: number, title: string) =>
      `Slide ${number} of ${total}: ${title}`,
  },
  closing: {
    title: 'Connect the apps you have',
    text: 'Use three apps on Solo, or all of them on Team and Brokerage.',
    action: 'Get Started',
  },
} as const;

export const allIntegrationsStrings = {
  metaTitle: 'All integrations, app by app',
  title: 'All integrations',
  pageTitle: (page: number) => `All integrations, page ${page}`,
  description: (brand: string) =>
    `Every app that connects to ${brand}, from email to bookkeeping. Search by name or by what you need it to do.`,
  lead: 'Each app connects in minutes and logs everything it syncs.',
  breadcrumb: 'Integrations',
  search: 'Search integrations',
  searchHint: 'Try “email” or “calendar”',
  listLabel: 'Integrations',
  pagerLabel: 'Pages of integrations',
  count: (total: number, query: string) =>
    `${total} ${total === 1 ? 'app' : 'apps'}${query ? ` for “${query}”` : ''}`,
} as const;
