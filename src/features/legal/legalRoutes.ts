import { paths } from '../../contract/paths.ts';
import { legalApi } from './legalApi.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { query, type SiteRoute } from '../../shared/routing/siteRoute.ts';

/** The legal documents (spec §2). */
export const legalRoutes: SiteRoute[] = [
  {
    path: paths.privacyPolicy,
    page: lazyPage('legal', async () => {
      const { privacyPolicyPage } = await import(/* webpackChunkName: "legal" */ './LegalPage.tsx');
      return privacyPolicyPage;
    }),
    queries: () => ({ main: [query(legalApi.endpoints.getPrivacyPolicy, undefined)] }),
  },
  {
    path: paths.termsOfServices,
    page: lazyPage('legal', async () => {
      const { termsOfServicesPage } = await import(
        /* webpackChunkName: "legal" */ './LegalPage.tsx'
      );
      return termsOfServicesPage;
    }),
    queries: () => ({ main: [query(legalApi.endpoints.getTermsOfService, undefined)] }),
  },
];
