import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { queriesOf, type SiteRoute } from '../../shared/routing/siteRoute.ts';

const query = queriesOf(async () => {
  const { pricingApi } = await import(/* webpackChunkName: "api" */ './pricingApi.ts');
  return pricingApi;
});

/** Plans and prices (spec §2). */
export const pricingRoutes: SiteRoute[] = [
  {
    path: paths.pricing,
    page: lazyPage('pricing', async () => {
      const { pricingPage } = await import(/* webpackChunkName: "pricing" */ './PricingPage.tsx');
      return pricingPage;
    }),
    queries: () => ({ main: [query('getPlans', undefined)] }),
    search: ['billing', 'agents', 'leads'],
    footer: 'street',
  },
];
