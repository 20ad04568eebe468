import { createAction } from '@reduxjs/toolkit';
import type { AppStartListening } from './services.ts';

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
