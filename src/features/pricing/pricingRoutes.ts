import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { query, type SiteRoute } from '../../shared/routing/siteRoute.ts';
import { pricingApi } from './pricingApi.ts';

/** Plans and prices (spec §2). */
export const pricingRoutes: SiteRoute[] = [
  {
    path: paths.pricing,
    page: lazyPage('pricing', async () => {
      const { pricingPage } = await import(/* webpackChunkName: "pricing" */ './PricingPage.tsx');
      return pricingPage;
    }),
    queries: () => ({ main: [query(pricingApi.endpoints.getPlans, undefined)] }),
    search: ['billing', 'agents', 'leads'],
    footer: 'street',
  },
];
