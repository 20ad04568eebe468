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

const requestIdOf = (action: unknown): string | undefined =>
  (action as { meta?: { requestId?: string } }).meta?.requestId;

/** So many are kept to be read when something has gone wrong. */
const RECENT_ACTIONS = 50;

/**
 * Last in the chain: what reaches it would add to the state that somebody looks back at. A view that shows the past
 * mounts and asks as any other; only the answers to what was asked before are let through.
 * @param recentActions has the last of what went through
 */
const holdWhile =
  (isTravelling: () => boolean, recentActions: UnknownAction[]): Middleware =>
  () => {
    const running = new Set<string>();
    return (next) => (action) => {
      const requestId = requestIdOf(action);
      const isAnswer = requestId !== undefined && running.has(requestId);
      if (isTravelling() && !isAnswer) return action;
      if (requestId !== undefined) {
        if (isAnswer) running.delete(requestId);
        else running.add(requestId);
      }
      // Before the reducers have it: one that makes them throw is worth reading about most.
      if (recentActions.push(action as UnknownAction) > RECENT_ACTIONS) recentActions.shift();
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
  const recentActions: UnknownAction[] = [];

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
        .prepend(listening.middleware)
        .concat(lateApiMiddleware, holdWhile(isTravelling, recentActions)),
  });
  return Object.assign(store, {
    attach,
    isTravelling,
    /** The last actions, the newest at the end. */
    recentActions,
    /** What the DevTools' instrument has seen; undefined without one. */
    getLog: () => liftedState(store),
    /** Computes all states that the instrument keeps again, with the slices that are there now. */
    recompute: () => store.replaceReducer(reducer),
  });
};

export type AppStore = ReturnType<typeof makeStore>;
