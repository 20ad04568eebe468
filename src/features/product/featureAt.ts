import { matchRoutes } from 'react-router-dom';
import { FEATURE_SLUGS, paths, type FeatureSlug } from '../../contract/paths';

const featureRoutes = FEATURE_SLUGS.map((slug) => ({ slug, path: paths.feature(slug) }));

/** The feature whose page an address is; it judges as the router does: any case, with or without a last slash. */
export const featureAt = (pathname: string): FeatureSlug => {
  const [match] = matchRoutes(featureRoutes, pathname) ?? [];
  if (!match) throw new Error(`No feature lives at ${pathname}. Add it to FEATURE_SLUGS.`);
  return match.route.slug;
};
