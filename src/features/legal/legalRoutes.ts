import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const loadEndpoints = async () => {
  const { legalApi } = await import(/* webpackChunkName: "api" */ './legalApi.ts');
  return legalApi.endpoints;
};

/** The legal documents. */
export const legalRoutes: SiteRoute[] = [
  {
    path: paths.privacyPolicy,
    page: lazyPage('legal', async () => {
      const { privacyPolicyPage } = await import(/* webpackChunkName: "legal" */ './LegalPage.tsx');
      return privacyPolicyPage;
    }),
    prefetch: async (startQuery) => {
      const { getPrivacyPolicy } = await loadEndpoints();
      return { main: [startQuery(getPrivacyPolicy, undefined)] };
    },
  },
  {
    path: paths.termsOfServices,
    page: lazyPage('legal', async () => {
      const { termsOfServicesPage } = await import(
        /* webpackChunkName: "legal" */ './LegalPage.tsx'
      );
      return termsOfServicesPage;
    }),
    prefetch: async (startQuery) => {
      const { getTermsOfService } = await loadEndpoints();
      return { main: [startQuery(getTermsOfService, undefined)] };
    },
  },
];
