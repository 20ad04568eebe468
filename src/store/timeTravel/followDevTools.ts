import { isTimeTraveling, selectLiftedState } from '../../lib/timeTravel.ts';
import type { AppStore } from '../makeStore.ts';
import { rootReducer } from '../rootReducer.ts';

/** A thunk that does nothing: any dispatch after time travel makes the guard pass on what it has held back. */
const emptyThunk = () => undefined;

/**
 * Follows Redux DevTools, which are connected. When they import a log, waits for the slices that lazy chunks would add, and
 * computes its states again. After time travel, dispatches at once, for the guard.
 */
export const followDevTools = (store: AppStore, loadSlices: () => Promise<unknown>): void => {
  let firstAction = selectLiftedState(store)?.actionsById[0];
  let wasTimeTraveling = false;
  store.subscribe(() => {
    const hasEnded = wasTimeTraveling && !isTimeTraveling(store);
    wasTimeTraveling = isTimeTraveling(store);
    if (hasEnded) store.dispatch(emptyThunk);

    const lifted = selectLiftedState(store);
    if (!lifted || lifted.actionsById[0] === firstAction) return;
    // An imported log has another first action. One that was committed or reset has, too: that loads all slices for nothing.
    firstAction = lifted.actionsById[0];
    void loadSlices().then(() => store.replaceReducer(rootReducer));
  });
};
