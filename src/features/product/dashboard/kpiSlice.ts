import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';
import type { Period } from '../periodSlice.ts';

export type KpiTexts = NonNullable<Texts['feature-dashboard']['kpis']>;

interface KpiState {
  /** The name of a KPI; '' until a visitor chooses one. */
  kpi: string;
}

const initialState: KpiState = { kpi: '' };

const kpiSlice = createSlice({
  name: 'kpi',
  initialState,
  reducers: {
    kpiChosen(state, { payload: kpi }: PayloadAction<string>) {
      state.kpi = kpi;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: { selectKpi: ({ kpi }) => kpi },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof kpiSlice> {}
}

export const { kpiChosen } = kpiSlice.actions;
export const { selectKpi } = kpiSlice.injectInto(rootReducer).selectors;

/** The shortest first. */
const PERIODS: readonly Period[] = ['weekly', 'monthly', 'yearly'];

/** The KPIs of a period, and the chosen one with the people whom the period counts. */
export const describeKpis = (
  { periods, opening, kpis }: KpiTexts,
  { period, kpi }: { period: Period | null; kpi: string },
) => {
  const index = Math.max(
    0,
    periods.findIndex(({ kind }) => kind === period),
  );
  const shown = periods[index]!;
  const valueOf = ({ values }: KpiTexts['kpis'][number]) => values[index] ?? values[0]!;
  const chosen =
    kpis.find(({ term }) => term === kpi) ?? kpis.find(({ term }) => term === opening) ?? kpis[0]!;
  const { value, people: count = 0 } = valueOf(chosen);
  const people = chosen.people.filter(
    ({ since }) => PERIODS.indexOf(since) <= PERIODS.indexOf(shown.kind),
  );
  return {
    period: shown,
    cards: kpis.map((each) => ({ term: each.term, ...valueOf(each) })),
    chosen,
    value,
    people,
    /** How many are behind the value besides `people`. */
    more: Math.max(0, count - people.length),
  };
};
