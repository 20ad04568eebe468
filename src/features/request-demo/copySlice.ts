import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import type { AppStartListening } from '../../store/services.ts';
import { toastShown } from '../../store/toastShown.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';

const copySlice = createSlice({
  name: 'copy',
  /** The row with a tick. */
  initialState: null as string | null,
  reducers: {
    copyRequested: (_state, _action: PayloadAction<{ row: string; text: string }>) => null,
    copySucceeded: (_state, { payload }: PayloadAction<string>) => payload,
    tickExpired: () => null,
  },
  selectors: {
    selectCopiedRow: (copiedRow) => copiedRow,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof copySlice> {}
}

const { copySucceeded, tickExpired } = copySlice.actions;
export const { copyRequested } = copySlice.actions;
export const { selectCopiedRow } = copySlice.injectInto(rootReducer).selectors;

const TICK_MS = 2000;

export const listenToCopying = (startListening: AppStartListening) => {
  startListening({
    actionCreator: copyRequested,
    effect: async ({ payload: { row, text } }, listener) => {
      const { dispatch, extra } = listener;
      // Only the text copied last is on the clipboard.
      listener.cancelActiveListeners();
      try {
        await extra.copyText(text);
      } catch {
        dispatch(toastShown('error', requestDemoStrings.copyFailed));
        return;
      }
      dispatch(copySucceeded(row));
      dispatch(toastShown('success', requestDemoStrings.copied));
      await listener.delay(TICK_MS);
      dispatch(tickExpired());
    },
  });
};
