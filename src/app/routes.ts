import { matchRoutes } from 'react-router-dom';
import { paths } from '../contract/paths.ts';
import { aboutRoutes } from '../features/about/aboutRoutes.ts';
import { blogRoutes } from '../features/blog/blogRoutes.ts';
import { helpCenterRoutes } from '../features/help-center/helpCenterRoutes.ts';
import { homeRoutes } from '../features/home/homeRoutes.ts';
import { integrationsRoutes } from '../features/integrations/integrationsRoutes.ts';
import { legalRoutes } from '../features/legal/legalRoutes.ts';
import { newsletterRoutes } from '../features/newsletter/newsletterRoutes.ts';
import { notFoundRoute } from '../features/not-found/notFoundRoute.ts';
import { pricingRoutes } from '../features/pricing/pricingRoutes.ts';
import { featureRoutes } from '../features/product/featureRoutes.ts';
import { requestDemoRoutes } from '../features/request-demo/requestDemoRoutes.ts';
import { webinarRoutes } from '../features/webinars/webinarRoutes.ts';
import { searchQuery } from '../lib/queryString.ts';
import { lazyPage } from '../shared/routing/lazyPage.ts';
import type { RouteParameters, RouteMatch, SiteRoute } from '../shared/routing/siteRoute.ts';

const blogLanding = lazyPage('blog', async () => {
  const { blogLandingPage } = await import(/* webpackChunkName: "blog" */ './BlogLanding.tsx');
  return blogLandingPage;
});

const writtenPage: SiteRoute = {
  path: paths.page.pattern,
  page: lazyPage('page', async () => {
    const module = await import(/* webpackChunkName: "page" */ './WrittenPage.tsx');
    return module.writtenPage;
  }),
  startQueries: async (startQuery, { params: { slug = '' } }) => {
    const { legalApi } = await import(
      /* webpackChunkName: "api" */ '../features/legal/legalApi.ts'
    );
    const { textsApi } = await import(/* webpackChunkName: "api" */ '../api/textsApi.ts');
    return {
      main: [startQuery(legalApi.endpoints.getPage, slug)],
      // For an address without a page.
      side: [startQuery(textsApi.endpoints.getTexts, 'not-found' as const)],
    };
  },
};

export const routes: SiteRoute[] = [
  ...homeRoutes,
  ...featureRoutes,
  ...integrationsRoutes,
  ...aboutRoutes,
  ...pricingRoutes,
  ...blogRoutes(blogLanding),
  ...newsletterRoutes,
  ...webinarRoutes,
  ...legalRoutes,
  ...requestDemoRoutes,
  ...helpCenterRoutes,
  writtenPage,
  notFoundRoute,
];

const keptSearch = ({ search = [] }: SiteRoute, given: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams();
  for (const name of search) {
    const value = given.get(name);
    if (value !== null) kept.set(name, name === 'q' ? searchQuery(value) : value);
  }
  return kept;
};

/** Routes match in any case, with trailing slashes and with any percent encoding. */
const canonicalPath = ({ path }: SiteRoute, params: RouteParameters['params']): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const fixedRoutes = new Map(
  routes.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]),
);

const findRoute = (pathname: string): Pick<RouteMatch, 'route' | 'params'> => {
  const fixed = fixedRoutes.get(pathname);
  if (fixed) return { route: fixed, params: {} };
  return matchRoutes(routes, pathname)?.[0] ?? { route: notFoundRoute, params: {} };
};

/** The route of a location such as `/blog/all-posts?page=2`. The last route matches everything. */
export const matchRoute = (location: string): RouteMatch => {
  const { pathname, searchParams } = new URL(`http://site.invalid${location}`);
  const { route, params } = findRoute(pathname);
  const search = keptSearch(route, searchParams);
  const path = route.missing ? pathname : canonicalPath(route, params);
  return {
    route,
    params,
    search,
    path,
    location: search.size === 0 ? path : `${path}?${search}`,
  };
};
