import { paths } from '../../contract/paths.ts';
import { prepareTimeZone } from '../../lib/prepareTimeZone.ts';
import { runInTasks } from '../../lib/scheduling.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const loadEndpoints = async () =>
  (await import(/* webpackChunkName: "api" */ './requestDemoApi.ts')).requestDemoApi.endpoints;

export const requestDemoRoutes: SiteRoute[] = [
  {
    path: paths.requestDemo,
    page: lazyPage('request-demo', async () => {
      // The page imports both. Each runs in its own task, because a phone takes long for either.
      await runInTasks([
        () => import(/* webpackChunkName: "request-demo" */ '../../shared/lead-form/LeadForm.tsx'),
        prepareTimeZone,
      ]);
      return (await import(/* webpackChunkName: "request-demo" */ './RequestDemoPage.tsx'))
        .requestDemoPage;
    }),
    texts: ['request-demo'],
    startQueries: async (startQuery, _parameters, { hasOfficeHours }) => {
      const { getDemoSlots } = await loadEndpoints();
      return { side: hasOfficeHours ? [startQuery(getDemoSlots, undefined)] : [] };
    },
  },
  {
    path: paths.myDemo.pattern,
    page: lazyPage('my-demo', async () => {
      const [{ myDemoPage }] = await Promise.all([
        import(/* webpackChunkName: "my-demo" */ './MyDemoPage.tsx'),
        prepareTimeZone(),
      ]);
      return myDemoPage;
    }),
    startQueries: async (startQuery, { params: { token = '' } }, { hasOfficeHours }) => {
      const { getMyDemo, getDemoSlots } = await loadEndpoints();
      return {
        main: [startQuery(getMyDemo, token)],
        side: hasOfficeHours ? [startQuery(getDemoSlots, undefined)] : [],
      };
    },
  },
];
