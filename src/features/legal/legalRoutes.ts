import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const legalRoute = (
  path: string,
  page: 'privacyPolicyPage' | 'termsOfServicesPage',
  query: 'getPrivacyPolicy' | 'getTermsOfService',
): SiteRoute => ({
  path,
  page: lazyPage('legal', async () => {
    const module = await import(/* webpackChunkName: "legal" */ './LegalDocumentPage.tsx');
    return module[page];
  }),
  startQueries: async (startQuery) => {
    const { legalApi } = await import(/* webpackChunkName: "api" */ './legalApi.ts');
    return { main: [startQuery(legalApi.endpoints[query], undefined)] };
  },
});

export const legalRoutes: SiteRoute[] = [
  legalRoute(paths.privacyPolicy, 'privacyPolicyPage', 'getPrivacyPolicy'),
  legalRoute(paths.termsOfServices, 'termsOfServicesPage', 'getTermsOfService'),
];
