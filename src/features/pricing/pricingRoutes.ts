import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.tsx';
import { query, type SiteRoute } from '../../shared/routing/siteRoute.ts';
import { pricingApi } from './pricingApi.ts';

/** Plans and prices (spec §2). */
export const pricingRoutes: SiteRoute[] = [
  {
    path: paths.pricing,
    page: lazyPage('pricing', async () => {
      const { PricingPage, pricingEntered } = await import(
        /* webpackChunkName: "pricing" */ './PricingPage.tsx'
      );
      return { Page: PricingPage, entered: pricingEntered };
    }),
    queries: () => ({ main: [query(pricingApi.endpoints.getPlans, undefined)] }),
    search: ['billing'],
    footer: 'street',
  },
];
