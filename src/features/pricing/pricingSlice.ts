import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { arrived, isAt } from '../../store/navigationSlice.ts';
import { perStore } from '../../store/rootReducer.ts';

export type BillingPeriod = 'monthly' | 'annual';

interface PricingState {
  billingPeriod: BillingPeriod;
  /** The comparison leaves out the rows in which all plans are alike. */
  differencesOnly: boolean;
  /** The plan that the comparison shows on small screens, counting from 0. */
  comparedPlan: number;
}

const initialState: PricingState = {
  billingPeriod: 'monthly',
  differencesOnly: false,
  comparedPlan: 0,
};

/** What a visitor has set on the pricing page (spec §4); prices and rows are derived. */
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
  },
  extraReducers: (builder) => {
    /** `?billing=annual` opens the page with annual prices. What else was set is forgotten on leaving. */
    builder.addCase(arrived, (state, { payload }) => {
      if (!isAt(payload, paths.pricing)) return initialState;
      const isAnnual = new URLSearchParams(payload.search).get('billing') === 'annual';
      state.billingPeriod = isAnnual ? 'annual' : 'monthly';
      return state;
    });
  },
  selectors: {
    selectBillingPeriod: (state) => state.billingPeriod,
    selectDifferencesOnly: (state) => state.differencesOnly,
    selectComparedPlanWish: (state) => state.comparedPlan,
    /** The query of the address, so that a reload and a shared link keep the period; monthly goes without saying. */
    selectPricingSearch: (state) => (state.billingPeriod === 'annual' ? '?billing=annual' : ''),
  },
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    pricing: PricingState;
  }
}

export const { billingPeriodToggled, differencesOnlyToggled, comparedPlanChosen } =
  pricingSlice.actions;

export const {
  selectBillingPeriod,
  selectDifferencesOnly,
  selectComparedPlanWish,
  selectPricingSearch,
} = pricingSlice.injectInto(perStore).selectors;
