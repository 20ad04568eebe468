import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { bringsLocation, isAt, isNewPage, type AppLocation } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { readCount } from './readCount.ts';

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
  /** Texts of the inputs that are written differently from their numbers, or are no counts. */
  typed: {} as Partial<Record<keyof OfficeInputs, string>>,
};

/** Reads an input from the URL. One without a count is not in the URL: it stays as it is until the visitor leaves the page. */
const readInput = (
  { office, typed }: typeof initialState,
  input: keyof OfficeInputs,
  param: string | null,
  location: AppLocation,
): void => {
  const isNew = isNewPage(location);
  const absent = isNew || office[input] !== null ? EXAMPLE_OFFICE[input] : null;
  const count = readCount(param ?? '') ?? absent;
  if (isNew || count !== office[input]) delete typed[input];
  office[input] = count;
};

export const pricingSlice = createSlice({
  name: 'pricing',
  initialState,
  reducers: {
    billingPeriodChosen(state, { payload: period }: PayloadAction<BillingPeriod>) {
      state.billingPeriod = period;
    },
    differencesOnlyToggled(state) {
      state.differencesOnly = !state.differencesOnly;
    },
    comparedPlanChosen(state, { payload }: PayloadAction<number>) {
      state.comparedPlan = payload;
    },
    /** The text of an input. It stays in the input, also if it is no count. */
    officeChanged(
      { office, typed },
      { payload: { input, text } }: PayloadAction<{ input: keyof OfficeInputs; text: string }>,
    ) {
      const count = readCount(text);
      office[input] = count;
      if (text === String(count ?? '')) delete typed[input];
      else typed[input] = text;
    },
  },
  extraReducers: (builder) => {
    // Everything but the URL's part is reset when the visitor leaves the page.
    builder.addMatcher(bringsLocation, (state, { payload }) => {
      if (!isAt(payload, paths.pricing)) return initialState;
      const query = new URLSearchParams(payload.search);
      state.billingPeriod = query.get('billing') === 'annual' ? 'annual' : 'monthly';
      readInput(state, 'people', query.get('people'), payload);
      readInput(state, 'leadsPerMonth', query.get('leads'), payload);
      return state;
    });
  },
  selectors: {
    selectBillingPeriod: (state) => state.billingPeriod,
    selectDifferencesOnly: (state) => state.differencesOnly,
    selectChosenPlan: (state) => state.comparedPlan,
    selectOffice: (state) => state.office,
    selectOfficeText: ({ office, typed }, input: keyof OfficeInputs): string =>
      typed[input] ?? String(office[input] ?? ''),
    selectIsRefused: ({ office, typed }, input: keyof OfficeInputs): boolean =>
      office[input] === null && (typed[input] ?? '').trim() !== '',
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

export const { billingPeriodChosen, differencesOnlyToggled, comparedPlanChosen, officeChanged } =
  pricingSlice.actions;

export const {
  selectBillingPeriod,
  selectDifferencesOnly,
  selectChosenPlan,
  selectOffice,
  selectOfficeText,
  selectIsRefused,
  selectIsExample,
  selectPricingSearch,
} = pricingSlice.injectInto(rootReducer).selectors;
