import { paths } from '../../contract/paths.ts';
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
      const { startIntegrationsPage } = await loadApi();
      return { main: [startIntegrationsPage(startQuery, search)] };
    },
    search: ['page', 'q', 'group'],
  },
];
