import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiTransport } from '../api/baseQuery.ts';
import type { RootState } from './rootReducer.ts';

/** Tells the visitor something; the application shows it as a toast. */
export type Notify = (kind: 'success' | 'error', message: string) => void;

/**
 * What effects may do to the world outside the store. It is the extra argument of its thunks and listeners,
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

export type AppStartListening = TypedStartListening<RootState, AppDispatch, AppServices>;

/** Starts the listeners of a feature. Their effects reach the world by `extra`. */
export type StartListeners = (startListening: AppStartListening) => void;
