import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { locationChanged, isAt } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

export type BillingPeriod = 'monthly' | 'annual';

interface PricingState {
  billingPeriod: BillingPeriod;
  /** The comparison leaves out the rows in which all plans are alike. */
  differencesOnly: boolean;
  /** The plan that was chosen for the comparison on small screens, counting from 0. */
  comparedPlan: number | null;
  /** How many agents the calculator reckons with. */
  agents: number | null;
  /** How many new leads a week the calculator reckons with. */
  leadsPerWeek: number | null;
}

/** What the calculator takes: whole numbers from 1. */
export const CALCULATOR_LIMITS = { agents: 999, leadsPerWeek: 9999 } as const;

/** Stands in for a number that the visitor has not entered: the office that the product pictures show. */
export const EXAMPLE_OFFICE = { agents: 6, leadsPerWeek: 128 } as const;

type Count = keyof typeof CALCULATOR_LIMITS;

const isCount = (count: Count, value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= CALCULATOR_LIMITS[count];

/** Another number than the calculator takes changes nothing; null takes it back. */
const enterCount = (state: PricingState, count: Count, value: number | null) => {
  if (value === null || isCount(count, value)) state[count] = value;
};

const readCount = (count: Count, text: string | null): number | null => {
  const value = text !== null && /^\d+$/.test(text) ? Number(text) : 0;
  return isCount(count, value) ? value : null;
};

const initialState: PricingState = {
  billingPeriod: 'monthly',
  differencesOnly: false,
  comparedPlan: null,
  agents: null,
  leadsPerWeek: null,
};

/** What a visitor has set on the pricing page; prices and rows are derived. */
export const pricingSlice = createSlice({
  name: 'pricing',
  initialState,
  reducers: {
    billingPeriodToggled(state) {
      state.billingPeriod = state.billingPeriod === 'monthly' ? 'annual' : 'monthly';
    },
    differencesOnlyToggled(state) {
      state.differencesOnly = !state.differencesOnly;
    },
    comparedPlanChosen(state, { payload }: PayloadAction<number>) {
      if (Number.isInteger(payload) && payload >= 0) state.comparedPlan = payload;
    },
    agentsEntered(state, { payload }: PayloadAction<number | null>) {
      enterCount(state, 'agents', payload);
    },
    weeklyLeadsEntered(state, { payload }: PayloadAction<number | null>) {
      enterCount(state, 'leadsPerWeek', payload);
    },
  },
  extraReducers: (builder) => {
    /** `?billing=annual&agents=6&leads=40` opens the page so. What else was set is forgotten on leaving. */
    builder.addCase(locationChanged, (state, { payload }) => {
      if (!isAt(payload, paths.pricing)) return initialState;
      const query = new URLSearchParams(payload.search);
      state.billingPeriod = query.get('billing') === 'annual' ? 'annual' : 'monthly';
      state.agents = readCount('agents', query.get('agents'));
      state.leadsPerWeek = readCount('leadsPerWeek', query.get('leads'));
      return state;
    });
  },
  selectors: {
    selectBillingPeriod: (state) => state.billingPeriod,
    selectDifferencesOnly: (state) => state.differencesOnly,
    selectComparedPlanWish: (state) => state.comparedPlan,
    selectAgents: (state) => state.agents,
    selectLeadsPerWeek: (state) => state.leadsPerWeek,
    /** The query of the address, so that a reload and a shared link keep all of it; monthly goes without saying. */
    selectPricingSearch: ({ billingPeriod, agents, leadsPerWeek }) => {
      const query = new URLSearchParams();
      if (billingPeriod === 'annual') query.set('billing', 'annual');
      if (agents !== null) query.set('agents', String(agents));
      if (leadsPerWeek !== null) query.set('leads', String(leadsPerWeek));
      return query.size > 0 ? `?${query}` : '';
    },
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof pricingSlice> {}
}

export const {
  billingPeriodToggled,
  differencesOnlyToggled,
  comparedPlanChosen,
  agentsEntered,
  weeklyLeadsEntered,
} = pricingSlice.actions;

export const {
  selectBillingPeriod,
  selectDifferencesOnly,
  selectComparedPlanWish,
  selectAgents,
  selectLeadsPerWeek,
  selectPricingSearch,
} = pricingSlice.injectInto(rootReducer).selectors;
