import type { SceneName } from './scenes.ts';

export interface CarouselSlide {
  title: string;
  text: string;
  scene: SceneName;
}

const slides: readonly CarouselSlide[] = [
  {
    title: 'Smart data integration',
    text: 'Contacts sync both ways, conversations stay attached to the person, and calls are analyzed where they were made.',
    scene: 'integrations',
  },
  {
    title: 'Instant lead generation',
    text: 'A form, a portal or a sign-in sheet becomes a lead within a minute, with an agent’s name already on it.',
    scene: 'waiting',
  },
  {
    title: 'Extensive app support',
    text: 'Calendar, signatures, phone and books all write to one history, so nobody has to ask which app a thing happened in.',
    scene: 'activity',
  },
];

export const integrationsStrings = {
  metaTitle: 'Integrations for email, calls and calendars',
  title: 'Integrations',
  description: (brand: string) =>
    `Connect email, calendars, phones, forms and listings to ${brand}: contacts sync, conversations stay with the lead, and calls are analyzed in place.`,
  lead: 'The apps your office already lives with, under one roof.',
  applications: { title: 'Applications', viewAll: 'View all', loading: 'Loading integrations' },
  empty: {
    title: 'No Integrations found',
    listText: 'Apps appear here as soon as they can be connected.',
    searchText: 'Try fewer letters or another word.',
    showAll: 'Show all integrations',
  },
  failed: 'The list of apps did not arrive. Trying again often helps.',
  bridge: {
    title: 'A bridge to over 7,000 apps',
    text: 'Connect Wirebridge once and build the rest without code: a signed offer can start a closing checklist, or a quiet lead can ask for a postcard.',
    action: 'Get started',
  },
  carousel: {
    label: 'What connected apps do for you',
    controls: 'Choose a slide',
    previous: 'Previous slide',
    next: 'Next slide',
    slides,
    slideName: (number: number, title: string) => `Slide ${number}: ${title}`,
    position: (number: number, total: number, title: string) =>
      `Slide ${number} of ${total}: ${title}`,
  },
  closing: {
    title: 'Connect the apps you have',
    text: 'Three apps on Solo, all of them on Team and Brokerage.',
    action: 'Get started',
  },
} as const;

export const allIntegrationsStrings = {
  metaTitle: 'All integrations, app by app',
  title: 'All integrations',
  pageTitle: (page: number) => `All integrations, page ${page}`,
  description: (brand: string) =>
    `Every app that connects to ${brand}, from email to bookkeeping. Search by name or by what you need it to do.`,
  lead: 'Minutes to connect, and a log of everything they bring.',
  breadcrumb: 'Integrations',
  search: 'Search integrations',
  searchHint: 'Try “mail” or “calendar”',
  listLabel: 'Integrations',
  pagerLabel: 'Pages of integrations',
  count: (total: number, query: string) =>
    `${total} ${total === 1 ? 'app' : 'apps'}${query ? ` for “${query}”` : ''}`,
} as const;
