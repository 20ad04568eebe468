import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import { randomKey } from '../../lib/randomKey.ts';
import { afterPaint } from '../../lib/scheduling.ts';
import { isTimeTraveling } from '../../lib/timeTravel.ts';
import type { AppStore } from '../makeStore.ts';
import { locationChanged, selectLocation, type NavigationCause } from '../navigationSlice.ts';

/** The fields of `history.state`. Others are kept. */
interface HistoryEntry {
  key?: string;
  /** The place in the history, counted from the entry on which the visit began. */
  index?: number;
}

export const createHref: Navigator['createHref'] = (to) =>
  typeof to === 'string' ? to : createPath(to);

/**
 * Connects a store to the tab's history. During time travel the tab stays on its history entry, whose address follows the
 * state.
 */
export const connectHistory = (store: AppStore) => {
  const { history, location } = window;
  const current = () => selectLocation(store.getState());
  const entry = () => (history.state ?? {}) as HistoryEntry;
  let known = current();
  let index = entry().index ?? 0;

  const arrive = (cause: NavigationCause, from: string) => {
    const { pathname, search, hash } = location;
    // The browser made an entry without these fields: on load or for a hash link.
    const state = { key: cause === 'load' ? '' : randomKey(), index, ...entry() };
    if (entry().index === undefined) history.replaceState(state, '');
    const { key } = state;
    store.dispatch(locationChanged({ pathname, search, hash, cause, key, from }));
  };

  const go = (to: To, cause: NavigationCause, isStep: boolean) => {
    if (isTimeTraveling(store)) return;
    const { pathname } = current();
    const path = createPath({ pathname, ...(typeof to === 'string' ? parsePath(to) : to) });
    // A second click may come before the first has changed the address.
    const isHere = new URL(path, location.href).href === location.href;
    const isNewEntry = isStep && !isHere;
    if (isNewEntry) index += 1;
    const state: HistoryEntry = { key: randomKey(), index };
    if (isNewEntry) history.pushState(state, '', path);
    else history.replaceState(state, '', path);
    arrive(cause, pathname);
  };

  /** Only time travel changes the state before the address. */
  const showAddress = () => {
    const path = createPath(known);
    if (path !== createPath(location)) history.replaceState(history.state, '', path);
  };

  const handlePopState = () => {
    const { pathname, key: shownKey } = current();
    // The browser adds an entry for a hash link, except to the current address.
    const isHere = createPath(location) === createPath(current());
    const { key, index: popped = isHere ? index : index + 1 } = entry();
    if (isTimeTraveling(store)) {
      if (popped === index) showAddress();
      else history.go(index - popped);
    } else if (key === shownKey) {
      // Time travel has ended on the way back to its entry.
      showAddress();
    } else {
      index = popped;
      arrive(key === undefined ? 'link' : 'back', pathname);
    }
  };
  window.addEventListener('popstate', handlePopState);
  const unsubscribe = store.subscribe(() => {
    if (known === current()) return;
    known = current();
    const { index: place = index } = entry();
    // Else the tab is on its way back to its entry.
    if (place === index) showAddress();
  });
  arrive('load', '');

  const navigator: Navigator = {
    createHref,
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
