import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch } from './services.ts';
import type { RootState } from './rootReducer.ts';

/**
 * Effects of the whole site; features add theirs with `startAppListening` when their code is loaded.
 * An effect reaches the world outside by `listenerApi.dispatch(getServices)`, so it uses those of its own store.
 */
export const listenerMiddleware = createListenerMiddleware();

export const startAppListening = listenerMiddleware.startListening as TypedStartListening<
  RootState,
  AppDispatch
>;
