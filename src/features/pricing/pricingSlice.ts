import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { bringsLocation, isAt, isNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

export type BillingPeriod = 'monthly' | 'annual';

interface OfficeInputs {
  people: number | null;
  leadsPerMonth: number | null;
}

const EXAMPLE_OFFICE: OfficeInputs = { people: 6, leadsPerMonth: 128 };

const initialState = {
  billingPeriod: 'monthly' as BillingPeriod,
  differencesOnly: false,
  comparedPlan: null as number | null,
  office: EXAMPLE_OFFICE,
};

/** 1 to 9999. */
const readCount = (text: string | null, fallback: number | null): number | null =>
  /^0*[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : fallback;

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
      state.comparedPlan = payload;
    },
    /** The text of an input. Anything but a count is ignored; '' empties the input. */
    officeChanged(
      { office },
      { payload: { input, text } }: PayloadAction<{ input: keyof OfficeInputs; text: string }>,
    ) {
      office[input] = text === '' ? null : readCount(text, office[input]);
    },
  },
  extraReducers: (builder) => {
    // Everything but the URL's part is reset when the visitor leaves the page.
    builder.addMatcher(bringsLocation, (state, { payload }) => {
      if (!isAt(payload, paths.pricing)) return initialState;
      const query = new URLSearchParams(payload.search);
      state.billingPeriod = query.get('billing') === 'annual' ? 'annual' : 'monthly';
      // An empty input is not in the URL. It stays empty until the visitor leaves the page.
      const absent = (input: keyof OfficeInputs) =>
        isNewPage(payload) || state.office[input] !== null ? EXAMPLE_OFFICE[input] : null;
      state.office.people = readCount(query.get('people'), absent('people'));
      state.office.leadsPerMonth = readCount(query.get('leads'), absent('leadsPerMonth'));
      return state;
    });
  },
  selectors: {
    selectBillingPeriod: (state) => state.billingPeriod,
    selectDifferencesOnly: (state) => state.differencesOnly,
    selectChosenPlan: (state) => state.comparedPlan,
    selectOffice: (state) => state.office,
    /** The query of the URL without default values. */
    selectPricingSearch: ({ billingPeriod, office: { people, leadsPerMonth } }) => {
      const query = new URLSearchParams();
      if (billingPeriod === 'annual') query.set('billing', 'annual');
      if (people !== null && people !== EXAMPLE_OFFICE.people) query.set('people', String(people));
      if (leadsPerMonth !== null && leadsPerMonth !== EXAMPLE_OFFICE.leadsPerMonth) {
        query.set('leads', String(leadsPerMonth));
      }
      return query.size > 0 ? `?${query}` : '';
    },
    selectIsExample: ({ office }) =>
      office.people === EXAMPLE_OFFICE.people &&
      office.leadsPerMonth === EXAMPLE_OFFICE.leadsPerMonth,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof pricingSlice> {}
}

export const { billingPeriodToggled, differencesOnlyToggled, comparedPlanChosen, officeChanged } =
  pricingSlice.actions;

export const {
  selectBillingPeriod,
  selectDifferencesOnly,
  selectChosenPlan,
  selectOffice,
  selectIsExample,
  selectPricingSearch,
} = pricingSlice.injectInto(rootReducer).selectors;
