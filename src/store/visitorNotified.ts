import { createAction } from '@reduxjs/toolkit';
import type { AppStartListening } from './services.ts';

/** The visitor is told something, in a toast: the log shows the words. */
export const visitorNotified = createAction(
  'toasts/visitorNotified',
  (kind: 'success' | 'error', message: string) => ({ payload: { kind, message } }),
);

/** Shows the toasts. */
export const listenToNotifications = (startListening: AppStartListening) => {
  startListening({
    actionCreator: visitorNotified,
    effect: ({ payload }, { extra }) => extra.notify(payload.kind, payload.message),
  });
};
