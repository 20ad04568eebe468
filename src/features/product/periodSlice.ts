import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { locationChanged, isNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** In the order of the control. */
export const PERIODS = ['weekly', 'monthly', 'yearly', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

const initialState: { period: Period } = { period: 'weekly' };

export const periodSlice = createSlice({
  name: 'period',
  initialState,
  reducers: {
    periodChosen(state, { payload: period }: PayloadAction<Period>) {
      state.period = period;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) =>
      isNewPage(payload) ? initialState : state,
    );
  },
  selectors: {
    selectPeriod: (state) => state.period,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof periodSlice> {}
}

export const { periodChosen } = periodSlice.actions;
export const { selectPeriod } = periodSlice.injectInto(rootReducer).selectors;
