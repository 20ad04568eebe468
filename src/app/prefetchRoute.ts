import { loadPage } from '../shared/routing/lazyPage.ts';
import type { AppStore } from '../store/makeStore.ts';
import { matchRoute } from './routes.ts';

/**
 * Starts the code and the queries of the page at `location` together and waits for neither.
 * Called for a link that is about to be followed; repeated calls cost nothing.
 */
export const prefetchRoute = (store: AppStore, location: string): void => {
  const { route, address } = matchRoute(location);
  // A chunk that fails to load is reported where the page is shown.
  loadPage(store, route.page).catch(() => undefined);
  const { main = [], side = [] } = route.queries?.(address) ?? {};
  for (const start of [...main, ...side]) void start(store.dispatch);
};
