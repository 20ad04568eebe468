import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';
import { lazyDashboard } from './lazyDashboard.ts';

const page = lazyPage('home', async () => {
  const { homePage } = await import(/* webpackChunkName: "home" */ './HomePage.tsx');
  // In a page that came with the drawing, `Bell` loads its code when it is needed: see `lazyDashboard`.
  if (!lazyDashboard.isDrawn()) await lazyDashboard.load();
  return homePage;
});

export const homeRoutes: SiteRoute[] = [
  { path: paths.home, page, texts: ['home'], footer: 'street' },
  { path: paths.homeAlias, page, texts: ['home'], footer: 'street' },
];
