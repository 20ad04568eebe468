import { afterPaint } from '../lib/scheduling.ts';
import { loadPage, registerPage } from '../shared/routing/lazyPage.ts';
import type { RouteSite, SiteRoute } from '../shared/routing/siteRoute.ts';
import type { AppStore } from '../store/makeStore.ts';
import {
  bringsLocation,
  isNewPage,
  locationChanged,
  pageLoaded,
  selectLocation,
  type AppLocation,
} from '../store/navigationSlice.ts';
import { textsUnavailable } from '../store/textsSlice.ts';
import { cameOnline } from '../store/cameOnline.ts';
import type { AppStartListening } from '../store/services.ts';
import type { Prefetch } from '../ui/AppLink.tsx';
import { connectHistory } from '../store/browserHistory.ts';
import type { PageReads } from './pageReads.ts';
import { matchRoute } from './routes.ts';
import { loadArrivals } from './useArrival.ts';

/** The page itself reports code that fails to load. */
const ignoreFailure = () => undefined;

const hasReads = ({ startQueries, texts }: SiteRoute): boolean => Boolean(startQueries ?? texts);

/** Loads the code and starts the reads of a page, for a link that may be followed and for each visit. */
export const createPageLoader = (store: AppStore, site: RouteSite = {}) => {
  let reads: PageReads | undefined;
  const loadReads = async (): Promise<PageReads> => {
    const { createPageReads } = await import(/* webpackChunkName: "api" */ './pageReads.ts');
    return (reads ??= createPageReads(store, site));
  };

  const prefetch: Prefetch = (location) => {
    const { route } = matchRoute(location);
    loadPage(store, route.page).catch(ignoreFailure);
    loadArrivals().catch(ignoreFailure);
    if (!hasReads(route)) return;
    loadReads()
      .then(({ startForLink }) => startForLink(location))
      .catch(ignoreFailure);
  };

  const visit = (location: AppLocation, before: AppLocation) => {
    const address = location.pathname + location.search;
    const { route } = matchRoute(address);
    // The server sent the data of the first page, whose texts never fail. Its failed queries are recorded by `createPageReads`,
    // which `loadReads` calls.
    if (location.cause === 'load') {
      if (route.startQueries) loadReads().catch(ignoreFailure);
      return;
    }
    if (address === before.pathname + before.search) return;
    // At once, so that the page never renders a failure that it is about to read again.
    reads?.forgetFailures();
    // An open page sends the reads of its new address itself.
    if (!hasReads(route) || !isNewPage(location)) return;
    loadReads()
      .then(({ startForVisit }) => startForVisit(address))
      .catch(() => store.dispatch(textsUnavailable(route.texts ?? [])));
  };

  const listen = (startListening: AppStartListening) => {
    startListening({
      actionCreator: locationChanged,
      effect: ({ payload }, listener) => {
        const { page } = matchRoute(payload.pathname).route;
        const module = page.loaded();
        if (module) registerPage(store, module);
        else {
          loadPage(store, page).then(() => {
            const now = selectLocation(listener.getState());
            // The visitor may have left meanwhile.
            if (matchRoute(now.pathname).route.page === page) listener.dispatch(pageLoaded(now));
          }, ignoreFailure);
        }
        visit(payload, selectLocation(listener.getOriginalState()));
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

/**
 * Writes the search parameters of the page's slices. A change of step parameters alone is a step, which adds a history entry;
 * any other replaces the current one.
 */
export const syncSearchParams =
  (writeSearch: (search: string, isStep: boolean) => void) =>
  (startListening: AppStartListening) => {
    startListening({
      predicate: (action, current, before) => current !== before && !bringsLocation(action),
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
            writeSearch(after, isStep);
        });
      },
    });
  };

export const startNavigation = (store: AppStore, site: RouteSite = {}) => {
  const { prefetch, listen } = createPageLoader(store, site);
  // Before `connectHistory`, which dispatches the first location.
  store.addListeners(listen);
  const { navigator, writeSearch, disconnect } = connectHistory(store);
  store.addListeners(syncSearchParams(writeSearch));
  const handleOnline = () => void store.dispatch(cameOnline());
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
