import { FEATURE_SLUGS, paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

export const featureRoutes: SiteRoute[] = FEATURE_SLUGS.map((slug) => ({
  path: paths.feature(slug),
  page: lazyPage('feature', async () => {
    const { featurePages } = await import(/* webpackChunkName: "feature" */ './FeaturePage.tsx');
    return featurePages.get(slug)!;
  }),
  texts: [`feature-${slug}`],
  footer: 'street',
}));
