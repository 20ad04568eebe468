import { isTimeTraveling, selectLiftedState } from '../lib/timeTravel.ts';
import { loadPage } from '../shared/routing/lazyPage.ts';
import type { AppStore } from '../store/makeStore.ts';
import { rootReducer } from '../store/rootReducer.ts';
import { routes } from './routes.ts';

/**
 * Loads all pages with their slices when Redux DevTools import a log, and computes its states again. After time travel,
 * makes the guard catch up at once.
 */
export const followDevTools = (store: AppStore): void => {
  let firstAction = selectLiftedState(store)?.actionsById[0];
  let wasTraveling = false;
  store.subscribe(() => {
    const isTraveling = isTimeTraveling(store);
    // Any dispatch does.
    if (wasTraveling && !isTraveling) store.dispatch(() => undefined);
    wasTraveling = isTraveling;

    const lifted = selectLiftedState(store);
    if (!lifted || lifted.actionsById[0] === firstAction) return;
    firstAction = lifted.actionsById[0];
    // The reducer of the API needs the endpoint of each query in the log; pages load all but that of their words.
    const texts = import(/* webpackChunkName: "api" */ '../api/textsApi.ts');
    const pages = routes.map(({ page }) => loadPage(store, page));
    void Promise.all([texts, ...pages]).then(() => store.replaceReducer(rootReducer));
  });
};
