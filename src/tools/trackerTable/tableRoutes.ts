import { lazyPage, type PageModule } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';
import { LINKED_TABLE_PATH, ROW_PATH, TABLE_PATH } from './tablePaths.ts';

const page = (name: 'tablePage' | 'linkedTablePage' | 'rowPage') =>
  lazyPage('tracker-table', async (): Promise<PageModule> => {
    const module = await import(/* webpackChunkName: "tracker-table" */ './TablePages.tsx');
    return module[name];
  });

const startQueries: SiteRoute['startQueries'] = async (startQuery) => {
  const { rowsApi } = await import(/* webpackChunkName: "api" */ './rowsApi.ts');
  return { main: [startQuery(rowsApi.endpoints.getRows, undefined)] };
};

/** In the bench's build of the site, these routes are in the place of those of `features/about`. */
export const aboutRoutes: SiteRoute[] = [
  { path: TABLE_PATH, page: page('tablePage'), startQueries },
  { path: LINKED_TABLE_PATH, page: page('linkedTablePage'), startQueries },
  { path: ROW_PATH, page: page('rowPage') },
];
