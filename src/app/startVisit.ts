import type { Navigator } from 'react-router-dom';
import type { RouteSite } from '../shared/routing/siteRoute.ts';
import type { AppStore } from '../store/makeStore.ts';
import { onlineStatusChanged } from '../store/onlineStatusChanged.ts';
import type { NavigationIntent } from '../ui/PrefetchContext.ts';
import { connectHistory } from './browserHistory.ts';
import { makeRouteReads } from './makeRouteReads.ts';
import { projectAddress } from './projectAddress.ts';

/** What a visit gives to links: where they lead to, and what they start before they are followed. */
export interface Visit {
  navigator: Navigator;
  prefetch: NavigationIntent;
  /** For a store that ends before its tab does. */
  disconnect: () => void;
}

/** Ties a store to the tab it lives in: its history, its network, the reads of its pages, the query of its address. */
export const startVisit = (store: AppStore, site: RouteSite = {}): Visit => {
  const { start, listen } = makeRouteReads(store, site);
  store.addListeners(listen);
  const { navigator, project, disconnect } = connectHistory(store);
  store.addListeners(projectAddress(project));
  const handleOnline = () => void store.dispatch(onlineStatusChanged(true));
  window.addEventListener('online', handleOnline);
  return {
    navigator,
    prefetch: start,
    disconnect: () => {
      window.removeEventListener('online', handleOnline);
      disconnect();
    },
  };
};
