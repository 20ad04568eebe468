import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

/** The demo request (spec §2). */
export const requestDemoRoutes: SiteRoute[] = [
  {
    path: paths.requestDemo,
    page: lazyPage('request-demo', async () => {
      const { requestDemoPage } = await import(
        /* webpackChunkName: "request-demo" */ './RequestDemoPage.tsx'
      );
      return requestDemoPage;
    }),
    sends: true,
  },
];
