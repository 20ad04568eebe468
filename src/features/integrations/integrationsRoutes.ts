import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { queriesOf, type SiteRoute } from '../../shared/routing/siteRoute.ts';
import { pageArgument } from '../../lib/paging.ts';
import { searchQuery } from '../../lib/searchQuery.ts';
import { OVERVIEW_COUNT } from './integrationsQuery.ts';

const query = queriesOf(async () => {
  const { integrationsApi } = await import(/* webpackChunkName: "api" */ './integrationsApi.ts');
  return integrationsApi;
});

/** The integrations: the overview and the whole list (spec §2). */
export const integrationsRoutes: SiteRoute[] = [
  {
    path: paths.integrations,
    page: lazyPage('integrations', async () => {
      const { integrationsPage } = await import(
        /* webpackChunkName: "integrations" */ './IntegrationsPage.tsx'
      );
      return integrationsPage;
    }),
    queries: () => ({ main: [query('getFirstIntegrations', OVERVIEW_COUNT)] }),
    footer: 'street',
  },
  {
    path: paths.allIntegrations,
    page: lazyPage('all-integrations', async () => {
      const { allIntegrationsPage } = await import(
        /* webpackChunkName: "all-integrations" */ './AllIntegrationsPage.tsx'
      );
      return allIntegrationsPage;
    }),
    queries: ({ search }) => ({
      main: [
        query('getIntegrationsPage', {
          q: searchQuery(search.get('q')),
          page: pageArgument(search),
        }),
      ],
    }),
    search: ['page', 'q'],
  },
];
