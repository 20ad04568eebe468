import { FEATURE_SLUGS, paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const page = lazyPage('feature', async () => {
  const { featurePage } = await import(/* webpackChunkName: "feature" */ './FeaturePage.tsx');
  return featurePage;
});

/** One page for all features; `params` says which. */
export const featureRoutes: SiteRoute[] = FEATURE_SLUGS.map((feature) => ({
  path: paths.feature(feature),
  params: { feature },
  page,
  footer: 'street',
}));
