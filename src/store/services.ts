import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiTransport } from '../api/baseQuery.ts';
import type { RootState } from './rootReducer.ts';

/** Side effects, as the extra argument of thunks and listeners: tests and the server provide their own. */
export interface AppServices {
  transport: ApiTransport;
  notify: (kind: 'success' | 'error', message: string) => void;
  /** `replace` adds no history entry. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  copyText: (text: string) => Promise<void>;
  tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export type AppDispatch = ThunkDispatch<RootState, AppServices, UnknownAction>;

export type AppThunk<T = void> = ThunkAction<T, RootState, AppServices, UnknownAction>;

export type AppStartListening = TypedStartListening<RootState, AppDispatch, AppServices>;

export type StartListeners = (startListening: AppStartListening) => void;
