import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { arrived, isNewPage } from '../../store/navigationSlice.ts';
import { perStore } from '../../store/rootReducer.ts';

export type Period = 'weekly' | 'monthly' | 'yearly' | 'custom';

interface PeriodState {
  period: Period;
}

const initialState: PeriodState = { period: 'weekly' };

export const periodSlice = createSlice({
  name: 'period',
  initialState,
  reducers: {
    periodChosen(state, { payload: period }: PayloadAction<Period>) {
      state.period = period;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(arrived, (state, { payload }) => (isNewPage(payload) ? initialState : state));
  },
  selectors: {
    selectPeriod: (state) => state.period,
  },
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    period: PeriodState;
  }
}

export const { periodChosen } = periodSlice.actions;
export const { selectPeriod } = periodSlice.injectInto(perStore).selectors;
