import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi.ts';
import { listenerMiddleware } from './listenerMiddleware.ts';
import { rootReducer, type RootState } from './rootReducer.ts';
import type { AppServices } from './services.ts';

/**
 * A store of its own for each browser tab, each request on the server and each test.
 * `services` is what its effects and calls may use of the world outside.
 */
export const makeStore = (services: AppServices, preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    // On in every build: developers watch the live site's state (contract, "What can be observed").
    devTools: { name: 'Hearthline' },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        // Development's checks stay; their complaints about a slow machine are no news.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      })
        .prepend(listenerMiddleware.middleware)
        .concat(baseApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
