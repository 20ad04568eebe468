import {
  configureStore,
  createAction,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { baseApi } from '../api/baseApi.ts';
import { isTimeTraveling } from '../lib/timeTravel.ts';
import { rootReducer, type RootState } from './rootReducer.ts';
import type { AppDispatch, AppServices, PausableServices, StartListeners } from './services.ts';
import { pauseServices } from './timeTravel/pauseServices.ts';
import { timeTravelGuard } from './timeTravel/timeTravelGuard.ts';
import { listenToToasts } from './toastShown.ts';

/** Makes the root reducer compute the initial state of the API. */
const apiAdded = createAction('api/added');

export type Api = Pick<typeof baseApi, 'reducerPath' | 'reducer' | 'middleware'>;

/** Creates the store of one browser tab, one request on the server or one test. */
export const makeStore = (services: AppServices, preloadedState?: Partial<RootState>) => {
  const isStoreTimeTraveling = (): boolean => isTimeTraveling(store);
  const extra = {
    ...pauseServices(services, isStoreTimeTraveling),
    isTimeTraveling: isStoreTimeTraveling,
  };
  const listenerMiddleware = createListenerMiddleware<RootState, AppDispatch, PausableServices>({
    extra,
    // The browser's own function, where there is one. Without it a failed effect is only in the console.
    ...(typeof reportError === 'function' && { onError: reportError }),
  });
  const lazyMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    // In every build: DevTools can connect to the live site.
    devTools: { name: 'Website' },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // These checks warn about their own duration on a slow machine.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      })
        .prepend(timeTravelGuard(isStoreTimeTraveling), listenerMiddleware.middleware)
        .concat(lazyMiddleware.middleware),
  });

  const started = new Set<StartListeners>();
  /** A page adds its listeners at each visit; they start with the first one. */
  const addListeners = (...starts: readonly StartListeners[]) => {
    for (const start of starts) {
      if (started.has(start)) continue;
      started.add(start);
      start(listenerMiddleware.startListening);
    }
  };
  addListeners(listenToToasts);

  /** RTK Query loads with the first page that has queries. */
  const addApi = (api: Api) => {
    // Without effect where an earlier page of this store has added it.
    lazyMiddleware.addMiddleware(api.middleware);
    // That page has added the reducer as well, or another store did before this one was created: all stores share it.
    if (api.reducerPath in store.getState()) return;
    rootReducer.inject(api);
    store.dispatch(apiAdded());
  };
  return Object.assign(store, { addListeners, addApi });
};

export type AppStore = ReturnType<typeof makeStore>;
