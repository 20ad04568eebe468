import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';
import type { PricingParam } from './pricingSlice.ts';

const loadEndpoints = async () =>
  (await import(/* webpackChunkName: "api" */ './pricingApi.ts')).pricingApi.endpoints;

export const pricingRoutes: SiteRoute[] = [
  {
    path: paths.pricing,
    page: lazyPage('pricing', async () => {
      const { pricingPage } = await import(/* webpackChunkName: "pricing" */ './PricingPage.tsx');
      return pricingPage;
    }),
    texts: ['pricing'],
    startQueries: async (startQuery) => {
      const { getPlans } = await loadEndpoints();
      return { main: [startQuery(getPlans, undefined)] };
    },
    search: ['billing', 'people', 'leads'] satisfies PricingParam[],
    footer: 'street',
  },
];
