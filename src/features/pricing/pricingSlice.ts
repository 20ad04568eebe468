import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

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
    billingPeriodChosen(state, { payload }: PayloadAction<BillingPeriod>) {
      state.billingPeriod = payload;
    },
    differencesOnlyToggled(state) {
      state.differencesOnly = !state.differencesOnly;
    },
    comparedPlanChosen(state, { payload }: PayloadAction<number>) {
      if (Number.isInteger(payload) && payload >= 0) state.comparedPlan = payload;
    },
  },
  selectors: {
    selectBillingPeriod: (state) => state.billingPeriod,
    selectDifferencesOnly: (state) => state.differencesOnly,
    selectComparedPlanWish: (state) => state.comparedPlan,
  },
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    pricing: PricingState;
  }
}

export const {
  billingPeriodToggled,
  billingPeriodChosen,
  differencesOnlyToggled,
  comparedPlanChosen,
} = pricingSlice.actions;

export const { selectBillingPeriod, selectDifferencesOnly, selectComparedPlanWish } =
  pricingSlice.injectInto(rootReducer).selectors;
