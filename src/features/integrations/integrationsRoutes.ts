import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.tsx';
import { query, type SiteRoute } from '../../shared/routing/siteRoute.ts';
import { integrationsApi } from './integrationsApi.ts';

const queries = () => ({ main: [query(integrationsApi.endpoints.getIntegrations, undefined)] });

/** The integrations: the overview and the whole list (spec §2). */
export const integrationsRoutes: SiteRoute[] = [
  {
    path: paths.integrations,
    page: lazyPage('integrations', async () => {
      const { IntegrationsPage } = await import(
        /* webpackChunkName: "integrations" */ './IntegrationsPage.tsx'
      );
      return { Page: IntegrationsPage };
    }),
    queries,
    footer: 'street',
  },
  {
    path: paths.allIntegrations,
    page: lazyPage('all-integrations', async () => {
      const { AllIntegrationsPage, allIntegrationsEntered } = await import(
        /* webpackChunkName: "all-integrations" */ './AllIntegrationsPage.tsx'
      );
      return { Page: AllIntegrationsPage, entered: allIntegrationsEntered };
    }),
    queries,
    search: ['page', 'q'],
  },
];
