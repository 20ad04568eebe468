import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';

export type YearTexts = NonNullable<Texts['feature-realtime-statistics']['year']>;
type MonthTexts = YearTexts['months'][number];

/** Windows of the tallest house. */
const MOST_PANES = 30;

interface YearState {
  /** The name of a month; '' until a visitor chooses one. */
  month: string;
}

const initialState: YearState = { month: '' };

export interface Month extends MonthTexts {
  panes: number;
  litPanes: number;
}

/** 1, 2, 5, 10, 20, 50 ...: the smallest unit with which `most` fits. */
const paneUnit = (most: number): number => {
  const smallest = Math.max(1, most / MOST_PANES);
  const power = 10 ** Math.floor(Math.log10(smallest));
  return [1, 2, 5, 10].map((step) => step * power).find((unit) => unit >= smallest)!;
};

const sumOf = (months: readonly MonthTexts[], key: 'leads' | 'showings' | 'closed') =>
  months.reduce((sum, month) => sum + month[key], 0);

const describeYear = (chosen: string, { months }: YearTexts) => {
  const unit = paneUnit(Math.max(...months.map(({ leads }) => leads)));
  const houses: Month[] = months.map((month) => {
    const panes = Math.ceil(month.leads / unit);
    return { ...month, panes, litPanes: Math.min(panes, Math.round(month.showings / unit)) };
  });
  return {
    unit,
    houses,
    month: houses.find(({ name }) => name === chosen) ?? houses.at(-1)!,
    total: {
      leads: sumOf(months, 'leads'),
      showings: sumOf(months, 'showings'),
      closed: sumOf(months, 'closed'),
    },
  };
};

const yearSlice = createSlice({
  name: 'year',
  initialState,
  reducers: {
    monthChosen(state, { payload: month }: PayloadAction<string>) {
      state.month = month;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectYear: createSelector(
      [({ month }: YearState) => month, (_state, texts: YearTexts) => texts],
      describeYear,
    ),
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof yearSlice> {}
}

export const { monthChosen } = yearSlice.actions;
export const { selectYear } = yearSlice.injectInto(rootReducer).selectors;
