import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import configureMockStore from 'redux-mock-store';
import { baseApi } from '../api/baseApi.ts';
import { makeStore } from '../store/makeStore.ts';
import type { RootState } from '../store/rootReducer.ts';
import type { AppDispatch, AppServices, StartListeners } from '../store/services.ts';
import { makeTestServices } from './testServices.ts';

/** A store with the API and these listeners. */
export const makeTestStore = (
  services: AppServices = makeTestServices(),
  listeners: readonly StartListeners[] = [],
) => {
  const store = makeStore(services);
  store.addApi(baseApi);
  store.addListeners(...listeners);
  return store;
};

type Dispatch = (action: unknown) => unknown;
type Thunk = (dispatch: Dispatch, getState: () => RootState, extra: AppServices) => unknown;

/** The actions that listeners dispatch synchronously in response to `event`, in a mock store with a constant state. */
export const dispatchedActions = (
  startListeners: StartListeners,
  event: UnknownAction,
  { state, services = makeTestServices() }: { state: RootState; services?: AppServices },
): UnknownAction[] => {
  const listening = createListenerMiddleware<RootState, AppDispatch, AppServices>({
    extra: services,
  });
  startListeners(listening.startListening);
  const runThunks =
    ({ dispatch, getState }: { dispatch: Dispatch; getState: () => RootState }) =>
    (next: Dispatch): Dispatch =>
    (action) =>
      typeof action === 'function' ? (action as Thunk)(dispatch, getState, services) : next(action);
  const middlewares = [listening.middleware, runThunks];
  const store = configureMockStore<RootState>(middlewares as never[])(state);
  store.dispatch(event);
  return (store.getActions() as UnknownAction[]).slice(1);
};
