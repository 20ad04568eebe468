import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import { randomKey } from '../lib/randomKey.ts';
import { afterPaint } from '../lib/scheduling.ts';
import { isTimeTraveling } from '../lib/timeTravel.ts';
import type { AppStore } from './makeStore.ts';
import { locationChanged, selectLocation, type NavigationCause } from './navigationSlice.ts';

/** The fields of `history.state`. Others are kept. */
interface HistoryState {
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
  const storeLocation = () => selectLocation(store.getState());
  const historyState = () => (history.state ?? {}) as HistoryState;
  let shownLocation = storeLocation();
  /** Of the visitor's entry. During time travel the tab may be on another one for a moment. */
  let ownIndex = historyState().index ?? 0;

  const dispatchLocation = (cause: NavigationCause, from: string) => {
    const { pathname, search, hash } = location;
    const known = historyState();
    // The browser made an entry without these fields: on load or for a hash link.
    const state = { key: cause === 'load' ? '' : randomKey(), index: ownIndex, ...known };
    if (known.index === undefined) history.replaceState(state, '');
    const { key } = state;
    store.dispatch(locationChanged({ pathname, search, hash, cause, key, from }));
  };

  const goTo = (to: To, cause: NavigationCause, isStep: boolean) => {
    if (isTimeTraveling(store)) return;
    const { pathname } = storeLocation();
    const path = createPath({ pathname, ...(typeof to === 'string' ? parsePath(to) : to) });
    // A second click may come before the first has changed the address.
    const isHere = new URL(path, location.href).href === location.href;
    const isNewEntry = isStep && !isHere;
    if (isNewEntry) ownIndex += 1;
    const state: HistoryState = { key: randomKey(), index: ownIndex };
    if (isNewEntry) history.pushState(state, '', path);
    else history.replaceState(state, '', path);
    dispatchLocation(cause, pathname);
  };

  /** Only time travel changes the state before the address. */
  const showAddress = () => {
    const path = createPath(shownLocation);
    if (path !== createPath(location)) history.replaceState(history.state, '', path);
  };

  /**
   * The tab has moved to `tabIndex`, by Back, Forward, a hash link or by the `history.go` below. `ownIndex` is the visitor's
   * entry.
   *
   * | time travel    | the tab is on                                  | what happens                                  |
   * | -------------- | ---------------------------------------------- | --------------------------------------------- |
   * | is on          | the visitor's entry, because it has come back  | the address follows the state                 |
   * | is on          | another entry                                  | the tab goes back, and the first row follows  |
   * | has just ended | the entry of the state (its key): it came back | the address follows the state                 |
   * | is off         | another entry                                  | the visitor has moved, and the state follows  |
   */
  const handlePopState = () => {
    const { pathname, key: storeKey } = storeLocation();
    const { key, index } = historyState();
    // The browser adds an entry, without an index, for a hash link that does not lead to the current address.
    const isHere = createPath(location) === createPath(storeLocation());
    const tabIndex = index ?? (isHere ? ownIndex : ownIndex + 1);
    if (isTimeTraveling(store)) {
      if (tabIndex === ownIndex) showAddress();
      else history.go(ownIndex - tabIndex);
    } else if (key === storeKey) {
      showAddress();
    } else {
      ownIndex = tabIndex;
      dispatchLocation(key === undefined ? 'link' : 'back', pathname);
    }
  };
  window.addEventListener('popstate', handlePopState);
  const unsubscribe = store.subscribe(() => {
    if (shownLocation === storeLocation()) return;
    shownLocation = storeLocation();
    const tabIndex = historyState().index ?? ownIndex;
    // On another entry, the tab is on its way back to its own.
    if (tabIndex === ownIndex) showAddress();
  });
  dispatchLocation('load', '');

  const navigator: Navigator = {
    createHref,
    go: (steps) => history.go(steps),
    // A link shows that it is pressed before its page renders.
    push: (to) => afterPaint(() => goTo(to, 'link', true)),
    replace: (to) => goTo(to, 'link', false),
  };
  return {
    navigator,
    /** A step adds a history entry. */
    writeSearch: (search: string, isStep: boolean) =>
      goTo({ search, hash: storeLocation().hash }, 'sync', isStep),
    disconnect: () => {
      window.removeEventListener('popstate', handlePopState);
      unsubscribe();
    },
  };
};
