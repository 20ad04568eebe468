import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

export interface CopyState {
  /** The row that was copied a moment ago and shows a tick. */
  copied: string | null;
}

const initialState: CopyState = { copied: null };

/** What the visitor copies from the success view. */
export const copySlice = createSlice({
  name: 'copy',
  initialState,
  reducers: {
    copyRequested(state, _action: PayloadAction<{ row: string; text: string }>) {
      state.copied = null;
    },
    copySucceeded(state, { payload }: PayloadAction<string>) {
      state.copied = payload;
    },
    copyFailed(state) {
      state.copied = null;
    },
    tickEnded(state) {
      state.copied = null;
    },
  },
  selectors: {
    selectCopied: (state) => state.copied,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof copySlice> {}
}

export const { copyRequested, copySucceeded, copyFailed, tickEnded } = copySlice.actions;
export const { selectCopied } = copySlice.injectInto(rootReducer).selectors;
