import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

export const aboutRoutes: SiteRoute[] = [
  {
    path: paths.about,
    page: lazyPage('about', async () => {
      const { AboutPage } = await import(/* webpackChunkName: "about" */ './AboutPage.tsx');
      return { Page: AboutPage };
    }),
    texts: ['about'],
    footer: 'street',
  },
];
