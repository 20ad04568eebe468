import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { CombinedState } from '@reduxjs/toolkit/query';
import { READ_CACHE_SECONDS } from '../contract/constants.ts';

export type ApiState = CombinedState<Record<string, never>, string, 'api'>;

/** What the API's own reducer begins with (a test compares): a page that asks for nothing does without its code. */
export const emptyApiState: ApiState = {
  queries: {},
  mutations: {},
  provided: { tags: {}, keys: {} },
  subscriptions: {},
  config: {
    online: true,
    focused: true,
    middlewareRegistered: false,
    refetchOnFocus: false,
    refetchOnReconnect: false,
    refetchOnMountOrArgChange: false,
    keepUnusedDataFor: READ_CACHE_SECONDS,
    reducerPath: 'api',
    invalidationBehavior: 'delayed',
  },
};

/** As much of the API as a store has to know. */
interface Api {
  reducer: Reducer<ApiState>;
  middleware: Middleware;
}

let api: Api | undefined;

/** The API's code has come: from the next action on every store works by it. */
export const announceApi = (come: Api): void => {
  api = come;
};

/** The API's part of a store, whether or not its code has come. */
export const lateApi = {
  reducerPath: 'api' as const,
  reducer: ((state = emptyApiState, action) =>
    api ? api.reducer(state, action) : state) as Reducer<ApiState>,
};

/** The API's middleware, from the first action after its code has come. */
export const lateApiMiddleware: Middleware = (store) => (next) => {
  let handle: ReturnType<ReturnType<Middleware>> | undefined;
  return (action) => {
    handle ??= api?.middleware(store)(next);
    return (handle ?? next)(action);
  };
};
