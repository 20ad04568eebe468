import { paths } from '../../contract/paths';
import { legalApi } from '../../features/legal/legalApi';
import { lazyPage } from '../lazyPage';
import { read } from '../reads';
import type { SiteRoute } from '../siteRoute';

/** The legal documents (spec §2). */
export const legalRoutes: SiteRoute[] = [
  {
    path: paths.privacyPolicy,
    page: lazyPage('legal', async () => {
      const { PrivacyPolicyPage } = await import(
        /* webpackChunkName: "legal" */ '../../features/legal/PrivacyPolicyPage'
      );
      return { Page: PrivacyPolicyPage };
    }),
    reads: () => ({ main: [read(legalApi.endpoints.getPrivacyPolicy, undefined)] }),
  },
  {
    path: paths.termsOfServices,
    page: lazyPage('legal', async () => {
      const { TermsOfServicesPage } = await import(
        /* webpackChunkName: "legal" */ '../../features/legal/TermsOfServicesPage'
      );
      return { Page: TermsOfServicesPage };
    }),
    reads: () => ({ main: [read(legalApi.endpoints.getTermsOfService, undefined)] }),
  },
];
