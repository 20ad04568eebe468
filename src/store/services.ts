import type {
  ListenerEffectAPI,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiTransport } from '../api/baseQuery.ts';
import type { RootState } from './rootReducer.ts';

/** Side effects: `app/browserServices.ts` has those of the browser; tests and the server provide their own. */
export interface AppServices {
  transport: ApiTransport;
  notify: (kind: 'success' | 'error', message: string) => void;
  /** `replace` adds no history entry. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  copyText: (text: string) => Promise<void>;
  /** Throws when it is full or forbidden: use it by `safeStorage`. */
  tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The services that thunks and listeners get, which do nothing during time travel. */
export interface PausableServices extends AppServices {
  isTimeTraveling: () => boolean;
}

export type AppDispatch = ThunkDispatch<RootState, PausableServices, UnknownAction>;

export type AppThunk<T = void> = ThunkAction<T, RootState, PausableServices, UnknownAction>;

export type AppStartListening = TypedStartListening<RootState, AppDispatch, PausableServices>;

export type AppListener = ListenerEffectAPI<RootState, AppDispatch, PausableServices>;

export type StartListeners = (startListening: AppStartListening) => void;
