import { paths } from '../../contract/paths.ts';
import { searchQuery, pageNumberFromSearch } from '../../lib/queryString.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const loadApi = () => import(/* webpackChunkName: "api" */ './integrationsApi.ts');

export const integrationsRoutes: SiteRoute[] = [
  {
    path: paths.integrations,
    page: lazyPage('integrations', async () => {
      const { integrationsPage } = await import(
        /* webpackChunkName: "integrations" */ './IntegrationsPage.tsx'
      );
      return integrationsPage;
    }),
    texts: ['integrations'],
    startQueries: async (startQuery) => {
      const { integrationsApi, OVERVIEW_COUNT } = await loadApi();
      const { getFirstIntegrations } = integrationsApi.endpoints;
      return { main: [startQuery(getFirstIntegrations, OVERVIEW_COUNT)] };
    },
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
    texts: ['integrations'],
    startQueries: async (startQuery, { search }) => {
      const { getIntegrationsPage } = (await loadApi()).integrationsApi.endpoints;
      const argument = { q: searchQuery(search.get('q')), page: pageNumberFromSearch(search) };
      return { main: [startQuery(getIntegrationsPage, argument)] };
    },
    search: ['page', 'q'],
  },
];
