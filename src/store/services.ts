import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiTransport } from '../api/baseQuery.ts';
import type { RootState } from './rootReducer.ts';

/** Tells the visitor something; the application shows it as a toast. */
export type Notify = (kind: 'success' | 'error', message: string) => void;

/**
 * What effects may do to the world outside the store. It is the store's thunk extra argument,
 * so tests and the server put their own in.
 */
export interface AppServices {
  transport: ApiTransport;
  notify: Notify;
  /** Goes to a page of the site; `replace` leaves no history entry. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  copyText: (text: string) => Promise<void>;
  /** Small things kept in the visitor's tab. */
  tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export type AppDispatch = ThunkDispatch<RootState, AppServices, UnknownAction>;

export type AppThunk<T = void> = ThunkAction<T, RootState, AppServices, UnknownAction>;

/** Hands an effect the services of the store it runs in. */
export const getServices: AppThunk<AppServices> = (_dispatch, _getState, services) => services;
