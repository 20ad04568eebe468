import { requestDemoStrings } from '../../strings/requestDemo.ts';
import type { AppStartListening } from '../../store/services.ts';
import { toastShown } from '../../store/toastShown.ts';
import { copyFailed, copyRequested, copySucceeded, tickEnded } from './copySlice.ts';

/** How long the tick is shown. */
const TICK_MS = 2000;

/** Copies what is to be kept, and says how that went. */
export const listenToCopying = (startListening: AppStartListening) => {
  startListening({
    actionCreator: copyRequested,
    effect: async ({ payload: { row, text } }, listener) => {
      const { dispatch, extra } = listener;
      // One tick at a time: the clipboard holds what was copied last.
      listener.cancelActiveListeners();
      try {
        await extra.copyText(text);
      } catch {
        dispatch(copyFailed());
        dispatch(toastShown('error', requestDemoStrings.copyFailed));
        return;
      }
      dispatch(copySucceeded(row));
      dispatch(toastShown('success', requestDemoStrings.copied));
      await listener.delay(TICK_MS);
      dispatch(tickEnded());
    },
  });
};
