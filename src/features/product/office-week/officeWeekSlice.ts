import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { arrived, isNewPage } from '../../../store/navigationSlice.ts';
import { perStore } from '../../../store/rootReducer.ts';
import { LAST_DAY, weekUntil } from '../../../strings/officeWeek.ts';

interface OfficeWeekState {
  /** The day, counting from 0 for Monday, on whose evening the page shows the office; null until one is chosen. */
  day: number | null;
}

const initialState: OfficeWeekState = { day: null };

/** How far the week has come that the charts of a page show. */
export const officeWeekSlice = createSlice({
  name: 'officeWeek',
  initialState,
  reducers: {
    dayChosen(state, { payload: day }: PayloadAction<number>) {
      if (Number.isInteger(day) && day >= 0 && day <= LAST_DAY) state.day = day;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(arrived, (state, { payload }) => (isNewPage(payload) ? initialState : state));
  },
  selectors: {
    selectDay: ({ day }) => day ?? LAST_DAY,
    /** Whether the visitor has stepped through the week on this page. */
    selectIsStepped: ({ day }) => day !== null,
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof officeWeekSlice> {}
}

export const { dayChosen } = officeWeekSlice.actions;
export const { selectDay, selectIsStepped } = officeWeekSlice.injectInto(perStore).selectors;

/** The office on that evening: every chart and sentence of the page follows from it. The whole week unless chosen. */
export const selectOfficeWeek = createSelector([selectDay], weekUntil);
