import {
  configureStore,
  createListenerMiddleware,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { lateApiMiddleware } from '../api/lateApi.ts';
import { makeRootReducer, type AnySlice, type RootState } from './rootReducer.ts';
import {
  silentWhile,
  type AppDispatch,
  type AppServices,
  type StartListeners,
} from './services.ts';
import { listenToNotifications } from './visitorNotified.ts';

/** What code that comes later brings to the store. */
export interface StoreModule {
  slices?: readonly AnySlice[];
  listeners?: readonly StartListeners[];
}

/** The state that the DevTools' instrument keeps around the application's own. */
interface Lifted {
  currentStateIndex: number;
  computedStates: unknown[];
  actionsById: Readonly<Record<number, { action: unknown }>>;
}

const liftedState = (store: object): Lifted | undefined =>
  (store as { liftedStore?: { getState: () => Lifted } }).liftedStore?.getState();

/** Whether somebody looks at an earlier state in Redux DevTools. */
const isInThePast = (store: object): boolean => {
  const lifted = liftedState(store);
  return lifted !== undefined && lifted.currentStateIndex < lifted.computedStates.length - 1;
};

/** What the thunks of RTK Query add to their actions. */
interface RequestMeta {
  requestId?: string;
  requestStatus?: 'pending' | 'fulfilled' | 'rejected';
}

/** RTK Query asks its own middleware for this, which answers without telling the reducers. */
const SUBSCRIPTIONS_PROBE = 'api/subscriptions/internal_getRTKQSubscriptions';

/**
 * First in the chain, so that an action dispatched during time travel reaches neither listeners nor reducers. A view of
 * an earlier state mounts and dispatches like any other. Only answers to requests sent before are let through.
 */
const timeTravelGuard =
  (isTravelling: () => boolean): Middleware =>
  () => {
    const running = new Set<string>();
    return (next) => (dispatched) => {
      const action = dispatched as UnknownAction & { meta?: RequestMeta };
      if (typeof action === 'function' || action.type === SUBSCRIPTIONS_PROBE) return next(action);
      const { requestId = '', requestStatus } = action.meta ?? {};
      const isAnswer = requestStatus !== 'pending' && running.delete(requestId);
      if (isTravelling() && !isAnswer) return action;
      if (requestStatus === 'pending') running.add(requestId);
      return next(action);
    };
  };

interface StoreOptions extends StoreModule {
  /** May hold the `slices` that the store starts with. */
  preloadedState?: Partial<RootState>;
}

/**
 * A store of its own for each browser tab, each request on the server and each test: reducer, listeners and all, so
 * that two stores in one process know nothing of each other.
 * @param services what its effects and calls may use of the world outside
 */
export const makeStore = (
  services: AppServices,
  { preloadedState, slices = [], listeners = [] }: StoreOptions = {},
) => {
  const isTravelling = (): boolean => isInThePast(store);
  const extra = silentWhile(isTravelling, services);
  const reducer = makeRootReducer();
  const listening = createListenerMiddleware<RootState, AppDispatch, AppServices>({ extra });
  const started = new Set<StartListeners>();

  /** Adds what comes with a page's code; what is there already is passed over. */
  const attach = (module: StoreModule) => {
    reducer.inject(module.slices ?? []);
    for (const start of module.listeners ?? []) {
      if (started.has(start)) continue;
      started.add(start);
      start(listening.startListening);
    }
  };
  attach({ slices, listeners: [listenToNotifications, ...listeners] });

  const store = configureStore({
    reducer,
    preloadedState,
    // On in every build: developers watch the live site's state (contract, "What can be observed").
    devTools: { name: 'Website' },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // Development's checks stay; their complaints about a slow machine are no news.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      })
        .prepend(timeTravelGuard(isTravelling), listening.middleware)
        .concat(lateApiMiddleware),
  });
  return Object.assign(store, {
    attach,
    isTravelling,
    /** What the DevTools' instrument has seen; undefined without one. */
    getLog: () => liftedState(store),
    /** Computes all states that the instrument keeps again, with the slices that are there now. */
    recompute: () => store.replaceReducer(reducer),
  });
};

export type AppStore = ReturnType<typeof makeStore>;
