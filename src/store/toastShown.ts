import { createAction } from '@reduxjs/toolkit';
import type { AppStartListening } from './services.ts';

/** Announces what has happened. No state: the `notify` service shows it, in the browser by `app/showToast.tsx`. */
export const toastShown = createAction(
  'toasts/toastShown',
  (kind: 'success' | 'error', message: string) => ({ payload: { kind, message } }),
);

export const listenToToasts = (startListening: AppStartListening) => {
  startListening({
    actionCreator: toastShown,
    effect: ({ payload }, { extra }) => extra.notify(payload.kind, payload.message),
  });
};
