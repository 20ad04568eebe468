import { paths } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { lookUpTimeZone } from '../../ui/useTimeZone.ts';
import { queriesOf, type RouteSite, type SiteRoute } from '../../shared/routing/siteRoute.ts';

const query = queriesOf(async () => {
  const { requestDemoApi } = await import(/* webpackChunkName: "api" */ './requestDemoApi.ts');
  return requestDemoApi;
});

/** The hours that the office offers, where it says so. */
const side = ({ hasOfficeHours }: RouteSite) =>
  hasOfficeHours ? [query('getDemoSlots', undefined)] : [];

/** The demo request (spec §2), and what becomes of it. */
export const requestDemoRoutes: SiteRoute[] = [
  {
    path: paths.requestDemo,
    page: lazyPage('request-demo', async () => {
      const { requestDemoPage } = await import(
        /* webpackChunkName: "request-demo" */ './RequestDemoPage.tsx'
      );
      return requestDemoPage;
    }),
    queries: (_address, site) => ({ side: side(site) }),
    sends: true,
  },
  {
    path: paths.myDemo.pattern,
    page: lazyPage('my-demo', async () => {
      const [{ myDemoPage }] = await Promise.all([
        import(/* webpackChunkName: "my-demo" */ './MyDemoPage.tsx'),
        lookUpTimeZone(),
      ]);
      return myDemoPage;
    }),
    queries: ({ params }, site) => ({
      main: [query('getMyDemo', params.token ?? '')],
      side: side(site),
    }),
  },
];
