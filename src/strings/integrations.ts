export const integrationsStrings = {
  loading: 'Loading integrations',
  empty: {
    title: 'No Integrations found',
    listText: 'We’ll list apps here as soon as they’re ready.',
    searchText: 'Try fewer letters or another word.',
    groupText: (group: string) => `No app is listed under “${group}”.`,
    showAll: 'Show all integrations',
  },
  failed: 'We couldn’t load the list of apps. Please try again.',
  carousel: {
    label: 'What connected apps do for you',
    controls: 'Choose a slide',
    previous: 'Previous slide',
    next: 'Next slide',
    slideName: (number: number, title: string) => `Slide ${number}: ${title}`,
    position: (number: number, total: number, title: string) =>
      `Slide ${number} of ${total}: ${title}`,
  },
} as const;

export const allIntegrationsStrings = {
  pageTitle: (title: string, page: number) => `${title}, page ${page}`,
  breadcrumb: 'Integrations',
  search: 'Search integrations',
  searchHint: 'Try “email” or “calendar”',
  listLabel: 'Integrations',
  pagerLabel: 'Pages of integrations',
  groups: 'Groups of integrations',
  allGroups: 'All',
  groupTitle: (title: string, group: string) => `${title}: ${group}`,
  count: (total: number, query: string, group: string) => {
    const apps = `${total} ${total === 1 ? 'app' : 'apps'}`;
    return `${apps}${query && ` for “${query}”`}${group && ` in ${group}`}`;
  },
} as const;
