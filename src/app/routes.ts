import { parse } from 'regexparam';
import { aboutRoutes } from '../features/about/aboutRoutes.ts';
import { blogRoutes } from '../features/blog/blogRoutes.ts';
import { helpCenterRoutes } from '../features/help-center/helpCenterRoutes.ts';
import { homeRoutes } from '../features/home/homeRoutes.ts';
import { integrationsRoutes } from '../features/integrations/integrationsRoutes.ts';
import { legalRoutes } from '../features/legal/legalRoutes.ts';
import { notFoundRoute } from '../features/not-found/notFoundRoute.ts';
import { pricingRoutes } from '../features/pricing/pricingRoutes.ts';
import { featureRoutes } from '../features/product/featureRoutes.ts';
import { requestDemoRoutes } from '../features/request-demo/requestDemoRoutes.ts';
import { webinarRoutes } from '../features/webinars/webinarRoutes.ts';
import { lazyPage } from '../shared/routing/lazyPage.ts';
import type { RouteMatch, SiteRoute } from '../shared/routing/siteRoute.ts';
import { kitRoutes } from './kit/kitRoutes.ts';

const blogLanding = lazyPage('blog', async () => {
  const { blogLandingPage } = await import(/* webpackChunkName: "blog" */ './BlogLanding.tsx');
  return blogLandingPage;
});

/** Every screen of the site (spec §2), the more particular address first. Each feature declares its own. */
export const routes: SiteRoute[] = [
  ...homeRoutes,
  ...featureRoutes,
  ...integrationsRoutes,
  ...aboutRoutes,
  ...pricingRoutes,
  ...blogRoutes(blogLanding),
  ...webinarRoutes,
  ...legalRoutes,
  ...requestDemoRoutes,
  ...helpCenterRoutes,
  ...kitRoutes,
  notFoundRoute,
];

/** The query as far as the route cares for it, in the route's own order. */
const keptSearch = ({ search = [] }: SiteRoute, given: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams();
  for (const name of search) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
};

/** Each route's pattern, read once: in any case, with or without a last slash. */
const patterns = routes.map((route) => ({ route, ...parse(route.path) }));

/** A parameter as it is meant; one that nobody could have encoded stays as it stands. */
const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** The route of an address such as `/blog/all-posts?page=2`. The last route takes whatever no other does. */
export const matchRoute = (location: string): RouteMatch => {
  const { pathname, searchParams } = new URL(`http://site.invalid${location}`);
  const { route, keys, pattern } = patterns.find((each) => each.pattern.test(pathname))!;
  const values = pattern.exec(pathname)!.slice(1).map(decode);
  const params = Object.fromEntries(keys.map((key, index) => [key, values[index]!]));
  const search = keptSearch(route, searchParams);
  return {
    route,
    address: { params: { ...params, ...route.params }, search },
    location: search.size === 0 ? pathname : `${pathname}?${search}`,
  };
};
