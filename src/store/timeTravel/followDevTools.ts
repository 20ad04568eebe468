import { isTimeTraveling, selectLiftedState } from '../../lib/timeTravel.ts';
import type { AppStore } from '../makeStore.ts';
import { rootReducer } from '../rootReducer.ts';

/** Does nothing. The guard passes on what it has held back at the next dispatch after time travel. */
const catchUp = () => undefined;

/**
 * Follows Redux DevTools, which are connected. When they import a log, waits for the slices that lazy chunks would add, and
 * computes its states again. After time travel, makes the guard catch up at once.
 */
export const followDevTools = (store: AppStore, loadSlices: () => Promise<unknown>): void => {
  let firstAction = selectLiftedState(store)?.actionsById[0];
  let wasTimeTraveling = false;
  store.subscribe(() => {
    const hasEnded = wasTimeTraveling && !isTimeTraveling(store);
    wasTimeTraveling = isTimeTraveling(store);
    if (hasEnded) store.dispatch(catchUp);

    const lifted = selectLiftedState(store);
    if (!lifted || lifted.actionsById[0] === firstAction) return;
    firstAction = lifted.actionsById[0];
    void loadSlices().then(() => store.replaceReducer(rootReducer));
  });
};
