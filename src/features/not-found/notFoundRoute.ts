import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

export const notFoundRoute: SiteRoute = {
  path: '*',
  page: lazyPage('not-found', async () => {
    const { NotFoundPage } = await import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx');
    return { Page: NotFoundPage };
  }),
  texts: ['not-found'],
  missing: true,
};
