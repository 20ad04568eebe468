import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { queriesOf, type SiteRoute } from '../../shared/routing/siteRoute.ts';

const query = queriesOf(async () => {
  const { legalApi } = await import(/* webpackChunkName: "api" */ './legalApi.ts');
  return legalApi;
});

/** The legal documents (spec §2). */
export const legalRoutes: SiteRoute[] = [
  {
    path: paths.privacyPolicy,
    page: lazyPage('legal', async () => {
      const { privacyPolicyPage } = await import(/* webpackChunkName: "legal" */ './LegalPage.tsx');
      return privacyPolicyPage;
    }),
    queries: () => ({ main: [query('getPrivacyPolicy', undefined)] }),
  },
  {
    path: paths.termsOfServices,
    page: lazyPage('legal', async () => {
      const { termsOfServicesPage } = await import(
        /* webpackChunkName: "legal" */ './LegalPage.tsx'
      );
      return termsOfServicesPage;
    }),
    queries: () => ({ main: [query('getTermsOfService', undefined)] }),
  },
];
