import { loadPage, registerPage } from '../shared/routing/lazyPage.ts';
import type { AppStore } from '../store/makeStore.ts';
import { locationChanged, isNewPage, selectLocation } from '../store/navigationSlice.ts';
import type { StartListeners } from '../store/services.ts';
import type { RouteSite, StartQuery } from '../shared/routing/siteRoute.ts';
import { matchRoute } from './routes.ts';

/** What sends the reads of pages, each once a visit. */
export interface RouteReads {
  /** A link there is about to be followed, perhaps: starts the code and the reads of its page, and waits for neither. */
  start: (location: string) => void;
  /** Starts, wherever the visitor arrives, what no link has started. */
  listen: StartListeners;
}

const readsAt = (location: string, site: RouteSite) => {
  const { route, address } = matchRoute(location);
  const { main = [], side = [] } = route.queries?.(address, site) ?? {};
  return { page: route.page, reads: [...main, ...side] };
};

const send = async (read: StartQuery, store: AppStore) => {
  const { baseApi } = await import(/* webpackChunkName: "api" */ '../api/baseApi.ts');
  store.addApi(baseApi);
  await read(store.dispatch);
};

/** Code that fails to load is reported where the page is shown. */
const ignoreFailure = () => undefined;

/**
 * Remembers which reads have been sent for the page that is shown and, since it is, for those that links lead to. So a
 * link that is hovered, focused and pressed sends them once, and one that failed is sent again only by a new visit.
 * What has arrived is in the store and not asked for twice anyway.
 *
 * The first page to arrive at is the server's, which has read for it what it could.
 */
export const makeRouteReads = (store: AppStore, site: RouteSite = {}): RouteReads => {
  let shown = new Set<string>();
  let ahead = new Set<string>();
  return {
    start: (location) => {
      const { page, reads } = readsAt(location, site);
      loadPage(store, page).catch(ignoreFailure);
      for (const read of reads) {
        if (shown.has(read.key) || ahead.has(read.key)) continue;
        ahead.add(read.key);
        send(read, store).catch(ignoreFailure);
      }
    },
    listen(startListening) {
      startListening({
        actionCreator: locationChanged,
        effect: ({ payload }, listener) => {
          const { page, reads } = readsAt(payload.pathname + payload.search, site);
          const module = page.loaded();
          if (module) registerPage(store, module);
          else {
            loadPage(store, page).then(() => {
              // The page's slices have missed the current location.
              const current = selectLocation(listener.getState());
              listener.dispatch(locationChanged({ ...current, from: current.pathname }));
            }, ignoreFailure);
          }
          const isFirst = payload.cause === 'load';
          for (const read of reads) {
            const isSentHere = !isNewPage(payload) && shown.has(read.key);
            if (!isFirst && !isSentHere && !ahead.has(read.key))
              send(read, store).catch(ignoreFailure);
          }
          shown = new Set(reads.map(({ key }) => key));
          ahead = new Set();
        },
      });
    },
  };
};
