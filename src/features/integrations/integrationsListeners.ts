import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../store/services.ts';
import { querySubmitted, queryChanged, typingPaused } from './integrationsSlice.ts';

/** Milliseconds after the last key before the list and the address follow; browsers refuse many changes of it in a row. */
const TYPING_PAUSE_MS = 150;

/** A query that is typed is searched for at the next pause, one that is submitted at once. */
export const listenToIntegrationSearch = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(queryChanged, querySubmitted),
    effect: async (action, listener) => {
      listener.cancelActiveListeners();
      if (querySubmitted.match(action)) return;
      await listener.delay(TYPING_PAUSE_MS);
      listener.dispatch(typingPaused());
    },
  });
};
