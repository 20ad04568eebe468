import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { FeatureTexts } from '../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

export type Period = FeatureTexts['hero']['pictures'][number]['period'];

interface PeriodState {
  /** Null until the visitor chooses one: each page has its own first period. */
  period: Period | null;
}

const initialState: PeriodState = { period: null };

export const periodSlice = createSlice({
  name: 'period',
  initialState,
  reducers: {
    periodChosen(state, { payload: period }: PayloadAction<Period>) {
      state.period = period;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectPeriod: (state) => state.period,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof periodSlice> {}
}

export const { periodChosen } = periodSlice.actions;
export const { selectPeriod } = periodSlice.injectInto(rootReducer).selectors;
