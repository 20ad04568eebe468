import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import configureMockStore from 'redux-mock-store';
import type { RootState } from '../store/rootReducer.ts';
import type { AppDispatch, AppServices, StartListeners } from '../store/services.ts';
import { makeTestServices } from './testServices.ts';

interface Situation {
  state: RootState;
  services?: AppServices;
}

type Dispatch = (action: unknown) => unknown;
type Thunk = (dispatch: Dispatch, getState: () => RootState, extra: AppServices) => unknown;

/** Runs thunks; what the mock store has written down are events only. */
const runThunks =
  (extra: AppServices) =>
  ({ dispatch, getState }: { dispatch: Dispatch; getState: () => RootState }) =>
  (next: Dispatch): Dispatch =>
  (action) =>
    typeof action === 'function' ? (action as Thunk)(dispatch, getState, extra) : next(action);

/**
 * What listeners dispatch themselves as soon as an event comes, in a store that only writes down what it is told and
 * whose state stays as it is.
 */
export const toldBy = (
  startListeners: StartListeners,
  event: UnknownAction,
  { state, services = makeTestServices() }: Situation,
): UnknownAction[] => {
  const listening = createListenerMiddleware<RootState, AppDispatch, AppServices>({
    extra: services,
  });
  startListeners(listening.startListening);
  const middlewares = [listening.middleware, runThunks(services)];
  const store = configureMockStore<RootState>(middlewares as never[])(state);
  store.dispatch(event);
  return (store.getActions() as UnknownAction[]).slice(1);
};
