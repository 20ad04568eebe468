import { afterPaint } from '../lib/browser.ts';
import { loadPage, registerPage } from '../shared/routing/lazyPage.ts';
import type { RouteSite, StartQuery } from '../shared/routing/siteRoute.ts';
import type { AppStore } from '../store/makeStore.ts';
import { isNewPage, locationChanged, selectLocation } from '../store/navigationSlice.ts';
import { onlineStatusChanged } from '../store/onlineStatusChanged.ts';
import type { AppStartListening } from '../store/services.ts';
import type { NavigationIntent } from '../ui/AppLink.tsx';
import { connectHistory } from './browserHistory.ts';
import { matchRoute } from './routes.ts';
import { loadArrivals } from './useArrival.ts';

/** The page itself reports code that fails to load. */
const ignoreFailure = () => undefined;

const prefetchQueries = async (
  store: AppStore,
  location: string,
  site: RouteSite,
  isStarted: (key: string) => boolean,
): Promise<void> => {
  const { route, address } = matchRoute(location);
  if (!route.prefetch) return;
  const { baseApi } = await import(/* webpackChunkName: "api" */ '../api/baseApi.ts');
  store.addApi(baseApi);
  const startQuery: StartQuery = async (endpoint, arg) => {
    const cached = endpoint.select(arg)(store.getState());
    const isKnown = isStarted(`${endpoint.name} ${JSON.stringify(arg)}`);
    if (isKnown || cached.isLoading || cached.isSuccess) return cached;
    return store.dispatch(endpoint.initiate(arg, { subscribe: false }));
  };
  await route.prefetch(startQuery, address, site);
};

/** RTK Query deduplicates all but failed queries. A new visit of the page sends those again, a link to it does not. */
export const createPrefetcher = (store: AppStore, site: RouteSite = {}) => {
  let current = new Set<string>();
  let prefetched = new Set<string>();

  const prefetch: NavigationIntent = (location) => {
    loadPage(store, matchRoute(location).route.page).catch(ignoreFailure);
    loadArrivals().catch(ignoreFailure);
    const [shown, started] = [current, prefetched];
    prefetchQueries(store, location, site, (key) => {
      if (shown.has(key) || started.has(key)) return true;
      started.add(key);
      return false;
    }).catch(ignoreFailure);
  };

  const listen = (startListening: AppStartListening) => {
    startListening({
      actionCreator: locationChanged,
      effect: ({ payload }, listener) => {
        const location = payload.pathname + payload.search;
        const { page } = matchRoute(location).route;
        const module = page.loaded();
        if (module) registerPage(store, module);
        else {
          loadPage(store, page).then(() => {
            // The page's slices have missed the current location.
            const now = selectLocation(listener.getState());
            listener.dispatch(locationChanged({ ...now, from: now.pathname }));
          }, ignoreFailure);
        }

        const started = prefetched;
        const before = current;
        const shown = new Set<string>();
        [current, prefetched] = [shown, new Set()];
        // The server sent the queries of the first page.
        const isFirst = payload.cause === 'load';
        prefetchQueries(store, location, site, (key) => {
          shown.add(key);
          return isFirst || started.has(key) || (!isNewPage(payload) && before.has(key));
        }).catch(ignoreFailure);
      },
    });
  };
  return { prefetch, listen };
};

const withoutParams = (search: string, names: readonly string[]): string => {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.toString();
};

/** Writes the search parameters of the page's slices. A step adds a history entry; else the current one is replaced. */
export const syncSearchParams =
  (write: (search: string, isStep: boolean) => void) => (startListening: AppStartListening) => {
    startListening({
      predicate: (action, current, before) => current !== before && !locationChanged.match(action),
      effect: (_action, listener) => {
        const state = listener.getState();
        const { pathname } = selectLocation(state);
        const searchParams = matchRoute(pathname).route.page.loaded()?.searchParams;
        if (!searchParams) return;
        const before = searchParams.select(listener.getOriginalState());
        const after = searchParams.select(state);
        if (before === after) return;
        const { steps = [] } = searchParams;
        const isStep = withoutParams(before, steps) === withoutParams(after, steps);
        afterPaint(() => {
          // Another action or a navigation may have come in between.
          const now = listener.getState();
          if (selectLocation(now).pathname === pathname && searchParams.select(now) === after)
            write(after, isStep);
        });
      },
    });
  };

export const startNavigation = (store: AppStore, site: RouteSite = {}) => {
  const { prefetch, listen } = createPrefetcher(store, site);
  store.addListeners(listen);
  const { navigator, project, disconnect } = connectHistory(store);
  store.addListeners(syncSearchParams(project));
  const handleOnline = () => void store.dispatch(onlineStatusChanged(true));
  window.addEventListener('online', handleOnline);
  return {
    navigator,
    prefetch: (path: string) => afterPaint(() => prefetch(path)),
    disconnect: () => {
      window.removeEventListener('online', handleOnline);
      disconnect();
    },
  };
};
