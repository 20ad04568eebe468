import { matchRoutes } from 'react-router-dom';
import { paths } from '../contract/paths';
import { lazyPage, type PageAddress } from './lazyPage';
import { blogRoutes } from './routes/blogRoutes';
import { helpCenterRoutes } from './routes/helpCenterRoutes';
import { kitRoutes } from './routes/kitRoutes';
import { legalRoutes } from './routes/legalRoutes';
import { marketingRoutes } from './routes/marketingRoutes';
import { webinarRoutes } from './routes/webinarRoutes';
import type { SiteRoute } from './siteRoute';

const requestDemoRoute: SiteRoute = {
  path: paths.requestDemo,
  page: lazyPage('request-demo', async () => {
    const { RequestDemoPage } = await import(
      /* webpackChunkName: "request-demo" */ '../features/request-demo/RequestDemoPage'
    );
    return { Page: RequestDemoPage };
  }),
};

const notFoundRoute: SiteRoute = {
  path: '*',
  page: lazyPage('not-found', async () => {
    const { NotFoundPage } = await import(
      /* webpackChunkName: "not-found" */ '../features/not-found/NotFoundPage'
    );
    return { Page: NotFoundPage };
  }),
  missing: true,
};

/** Every screen of the site (spec §2), with the data it reads named beside it. */
export const routes: SiteRoute[] = [
  ...marketingRoutes,
  ...blogRoutes,
  ...webinarRoutes,
  ...legalRoutes,
  requestDemoRoute,
  ...helpCenterRoutes,
  ...kitRoutes,
  notFoundRoute,
];

export interface RouteMatch {
  route: SiteRoute;
  address: PageAddress;
}

/** The route of an address such as `/blog/all-posts?page=2`. The last route takes whatever no other does. */
export const matchRoute = (location: string): RouteMatch => {
  const { pathname, searchParams } = new URL(`http://site.invalid${location}`);
  const [match] = matchRoutes(routes, pathname) ?? [];
  const route = routes.find(({ path }) => path === match?.route.path) ?? notFoundRoute;
  return { route, address: { params: match?.params ?? {}, search: searchParams } };
};
