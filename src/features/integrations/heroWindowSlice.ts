import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Integration } from '../../contract/entities.ts';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** The second window is lit at first, because it is not at the edge, on phones either. */
const FIRST_LIT = 1;

const initialState = {
  /** Position of the integration whose window is lit. */
  lit: FIRST_LIT,
};

const heroWindowSlice = createSlice({
  name: 'heroWindow',
  initialState,
  reducers: {
    windowLit(state, { payload }: PayloadAction<number>) {
      state.lit = payload;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    /** Of a shorter list the last. */
    selectLit: ({ lit }, integrations: readonly Integration[]) =>
      Math.min(lit, integrations.length - 1),
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof heroWindowSlice> {}
}

export const { windowLit } = heroWindowSlice.actions;
export const { selectLit } = heroWindowSlice.injectInto(rootReducer).selectors;
