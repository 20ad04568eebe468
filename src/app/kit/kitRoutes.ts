import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

/** Every component of the kit in all its states. A production build leaves it out, code and all. */
export const kitRoutes: SiteRoute[] =
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/_kit',
          page: lazyPage('kit', async () => {
            const { kitPage } = await import(/* webpackChunkName: "kit" */ './KitPage.tsx');
            return kitPage;
          }),
        },
      ]
    : [];
