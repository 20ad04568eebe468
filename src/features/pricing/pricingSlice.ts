import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { bringsLocation, isAt, isNewPage, type AppLocation } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { readCount } from './readCount.ts';

export type BillingPeriod = 'monthly' | 'annual';

/** Of the URL; without it billing is monthly. */
export const ANNUAL_PARAM = { name: 'billing', value: 'annual' } as const;

interface OfficeInputs {
  people: number | null;
  leadsPerMonth: number | null;
}

const EXAMPLE_OFFICE: OfficeInputs = { people: 6, leadsPerMonth: 128 };

const initialState = {
  billingPeriod: 'monthly' as BillingPeriod,
  differencesOnly: false,
  /** Of the plan that the visitor compares; null until one is chosen. */
  chosenPlanIndex: null as number | null,
  office: EXAMPLE_OFFICE,
  /** Texts of the inputs that are written differently from their numbers, or are no counts. */
  typed: {} as Partial<Record<keyof OfficeInputs, string>>,
};

/**
 * Reads an input from the URL, which has neither the example's count nor a text without a count. On a new page an input
 * that the URL lacks is the example; on the same page, such as after `sync`, one without a count keeps its text.
 */
const readInput = (
  { office, typed }: typeof initialState,
  input: keyof OfficeInputs,
  param: string | null,
  location: AppLocation,
): void => {
  const isNew = isNewPage(location);
  const hasNoCount = !isNew && office[input] === null;
  const countWithoutParam = hasNoCount ? null : EXAMPLE_OFFICE[input];
  const count = readCount(param ?? '') ?? countWithoutParam;
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
      state.chosenPlanIndex = payload;
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
    // The URL has the period and the office; on another page all starts over.
    builder.addMatcher(bringsLocation, (state, { payload }) => {
      if (!isAt(payload, paths.pricing)) return initialState;
      const query = new URLSearchParams(payload.search);
      state.billingPeriod =
        query.get(ANNUAL_PARAM.name) === ANNUAL_PARAM.value ? 'annual' : 'monthly';
      readInput(state, 'people', query.get('people'), payload);
      readInput(state, 'leadsPerMonth', query.get('leads'), payload);
      return state;
    });
  },
  selectors: {
    selectBillingPeriod: (state) => state.billingPeriod,
    selectDifferencesOnly: (state) => state.differencesOnly,
    selectChosenPlanIndex: (state) => state.chosenPlanIndex,
    selectOffice: (state) => state.office,
    selectOfficeText: ({ office, typed }, input: keyof OfficeInputs): string =>
      typed[input] ?? String(office[input] ?? ''),
    selectIsInputRefused: ({ office, typed }, input: keyof OfficeInputs): boolean =>
      office[input] === null && (typed[input] ?? '').trim() !== '',
    /**
     * The query of the URL without default values. `app/navigationListeners.ts` writes it to the URL when it changes, which
     * comes back as a location with the cause `sync`.
     */
    selectPricingSearch: ({ billingPeriod, office: { people, leadsPerMonth } }) => {
      const query = new URLSearchParams();
      if (billingPeriod === 'annual') query.set(ANNUAL_PARAM.name, ANNUAL_PARAM.value);
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
  selectChosenPlanIndex,
  selectOffice,
  selectOfficeText,
  selectIsInputRefused,
  selectIsExample,
  selectPricingSearch,
} = pricingSlice.injectInto(rootReducer).selectors;
