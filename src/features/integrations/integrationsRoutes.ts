import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { query, type SiteRoute } from '../../shared/routing/siteRoute.ts';
import { integrationsApi } from './integrationsApi.ts';

const queries = () => ({ main: [query(integrationsApi.endpoints.getIntegrations, undefined)] });

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
    queries,
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
    queries,
    search: ['page', 'q'],
  },
];
