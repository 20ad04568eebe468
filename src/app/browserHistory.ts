import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import { afterPaint, randomKey } from '../lib/browser.ts';
import { isTimeTraveling } from '../lib/timeTravel.ts';
import type { AppStore } from '../store/makeStore.ts';
import { locationChanged, selectLocation, type NavigationCause } from '../store/navigationSlice.ts';
import { staticNavigator } from './StoreRouter.tsx';

const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;

/** Connects a store to the tab's history. During time travel the address bar follows without a new history entry. */
export const connectHistory = (store: AppStore) => {
  const { history, location } = window;
  const current = () => selectLocation(store.getState());
  let known = current();

  const arrive = (cause: NavigationCause, from: string) => {
    const { pathname, search, hash } = location;
    let key = keyOf(history.state);
    if (key === undefined) {
      // The browser made this entry: on load or for a hash link.
      key = cause === 'load' ? '' : randomKey();
      history.replaceState({ key }, '');
    }
    store.dispatch(locationChanged({ pathname, search, hash, cause, key, from }));
  };

  const go = (to: To, cause: NavigationCause, isStep: boolean) => {
    if (isTimeTraveling(store)) return;
    const { pathname } = current();
    const path = createPath({ pathname, ...(typeof to === 'string' ? parsePath(to) : to) });
    if (isStep) history.pushState({ key: randomKey() }, '', path);
    else history.replaceState({ key: randomKey() }, '', path);
    arrive(cause, pathname);
  };

  const handlePopState = ({ state }: PopStateEvent) => {
    arrive(keyOf(state) === undefined ? 'link' : 'back', current().pathname);
  };
  window.addEventListener('popstate', handlePopState);
  const unsubscribe = store.subscribe(() => {
    if (known === current()) return;
    known = current();
    const path = createPath(known);
    // Only time travel changes the state before the address bar.
    if (path !== createPath(location)) history.replaceState(history.state, '', path);
  });
  arrive('load', '');

  const navigator: Navigator = {
    ...staticNavigator,
    go: (steps) => history.go(steps),
    // A link shows that it is pressed before its page renders.
    push: (to) => afterPaint(() => go(to, 'link', true)),
    replace: (to) => go(to, 'link', false),
  };
  return {
    navigator,
    /** Writes the search parameters; a step adds a history entry. */
    project: (search: string, isStep: boolean) =>
      go({ search, hash: current().hash }, 'sync', isStep),
    disconnect: () => {
      window.removeEventListener('popstate', handlePopState);
      unsubscribe();
    },
  };
};
