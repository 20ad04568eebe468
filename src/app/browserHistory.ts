import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import { randomKey } from '../lib/browser.ts';
import type { AppStore } from '../store/makeStore.ts';
import { locationChanged, selectLocation, type NavigationCause } from '../store/navigationSlice.ts';
import { isTimeTraveling } from '../store/timeTravelGuard.ts';
import { staticNavigator } from './StoreRouter.tsx';

/** The tab's history, as much of it as the store needs. */
export interface AppHistory {
  navigator: Navigator;
  /** Writes the query of the address; a step leaves the address before in the history. */
  project: (search: string, isStep: boolean) => void;
  /** For a store that ends before its tab does. */
  disconnect: () => void;
}

/**
 * A document older than this is loaded anew at the visitor's next step to another page: its answers are of yesterday, and
 * so is its code, most likely. In milliseconds.
 */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;

/**
 * Ties a store to the tab's history. Addresses get into the state by `arrived` alone; when somebody travels to another
 * state, the address bar follows without an entry of its own.
 * @param documents loads a new document; the window's location if left out
 */
export const connectHistory = (
  store: AppStore,
  documents: Pick<Location, 'assign' | 'replace' | 'reload'> = window.location,
): AppHistory => {
  const { history, location } = window;
  const openedAt = Date.now();
  // Without a network an old page is better than the browser's own words.
  const isStale = () => navigator.onLine && Date.now() - openedAt > STALE_AFTER_MS;
  const current = () => selectLocation(store.getState());
  let known = current();

  const arrive = (cause: NavigationCause, from: string) => {
    const { pathname, search, hash } = location;
    let key = keyOf(history.state);
    if (key === undefined) {
      // An entry that the browser made: the first of a visit, as the server has it, or of a link within a page.
      key = cause === 'load' ? '' : randomKey();
      history.replaceState({ key }, '');
    }
    store.dispatch(locationChanged({ pathname, search, hash, cause, key, from }));
  };

  const go = (to: To, cause: NavigationCause, isStep: boolean) => {
    if (isTimeTraveling(store)) return;
    const target = typeof to === 'string' ? parsePath(to) : to;
    const { pathname } = current();
    const path = createPath({ pathname, ...target });
    if (isStale() && target.pathname !== undefined && target.pathname !== pathname) {
      return isStep ? documents.assign(path) : documents.replace(path);
    }
    if (isStep) history.pushState({ key: randomKey() }, '', path);
    else history.replaceState({ key: randomKey() }, '', path);
    arrive(cause, pathname);
  };

  const handlePopState = ({ state }: PopStateEvent) => {
    if (isStale() && location.pathname !== current().pathname) return documents.reload();
    arrive(keyOf(state) === undefined ? 'link' : 'back', current().pathname);
  };
  window.addEventListener('popstate', handlePopState);
  const unsubscribe = store.subscribe(() => {
    if (known === current()) return;
    known = current();
    const path = createPath(known);
    // Only travelling gets an address into the state that is not in the address bar yet.
    if (path !== createPath(location)) history.replaceState(history.state, '', path);
  });
  arrive('load', '');

  return {
    navigator: {
      ...staticNavigator,
      go: (steps) => history.go(steps),
      push: (to) => go(to, 'link', true),
      replace: (to) => go(to, 'link', false),
    },
    project: (search, isStep) => go({ search, hash: current().hash }, 'sync', isStep),
    disconnect: () => {
      window.removeEventListener('popstate', handlePopState);
      unsubscribe();
    },
  };
};
