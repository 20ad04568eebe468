import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { bringsLocation, isAt, isNewPage, type AppLocation } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { readCount } from './readCount.ts';

export type BillingPeriod = 'monthly' | 'annual';

/** Of the URL; without it billing is monthly. */
export const ANNUAL_PARAM = { name: 'billing', value: 'annual' } as const;

interface CalculatorInputs {
  people: number | null;
  leadsPerMonth: number | null;
}

const EXAMPLE: CalculatorInputs = { people: 6, leadsPerMonth: 128 };

const initialState = {
  billingPeriod: 'monthly' as BillingPeriod,
  differencesOnly: false,
  /** Of the plan that the visitor compares; null until one is chosen. */
  chosenPlanIndex: null as number | null,
  inputs: EXAMPLE,
  /** Texts of the inputs that are written differently from their numbers, or are no counts. */
  typed: {} as Partial<Record<keyof CalculatorInputs, string>>,
};

/** The count of an input at a location. The URL has neither the example's count nor a text that is no count. */
const countAt = (
  location: AppLocation,
  param: string | null,
  input: keyof CalculatorInputs,
  current: number | null,
): number | null => {
  const count = readCount(param ?? '');
  if (count !== null) return count;
  // On the same page, such as after `sync`, the text stays in the input.
  const isTextKept = current === null && !isNewPage(location);
  return isTextKept ? null : EXAMPLE[input];
};

const readInput = (
  { inputs, typed }: typeof initialState,
  input: keyof CalculatorInputs,
  param: string | null,
  location: AppLocation,
): void => {
  const count = countAt(location, param, input, inputs[input]);
  if (isNewPage(location) || count !== inputs[input]) delete typed[input];
  inputs[input] = count;
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
    inputChanged(
      { inputs, typed },
      { payload: { input, text } }: PayloadAction<{ input: keyof CalculatorInputs; text: string }>,
    ) {
      const count = readCount(text);
      inputs[input] = count;
      if (text === String(count ?? '')) delete typed[input];
      else typed[input] = text;
    },
  },
  extraReducers: (builder) => {
    // The URL has the period and the inputs; on another page all starts over.
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
    selectInputs: (state) => state.inputs,
    selectInputText: ({ inputs, typed }, input: keyof CalculatorInputs): string =>
      typed[input] ?? String(inputs[input] ?? ''),
    selectIsInputRefused: ({ inputs, typed }, input: keyof CalculatorInputs): boolean =>
      inputs[input] === null && (typed[input] ?? '').trim() !== '',
    /**
     * The query of the URL without default values. When an action such as `billingPeriodChosen` changes it,
     * `syncSearchParams` of `app/navigationListeners.ts` writes it to the URL, which comes back as a location with the
     * cause `sync`. It knows this selector from `searchParams` of `pricingPage`.
     */
    selectPricingSearch: ({ billingPeriod, inputs: { people, leadsPerMonth } }) => {
      const query = new URLSearchParams();
      if (billingPeriod === 'annual') query.set(ANNUAL_PARAM.name, ANNUAL_PARAM.value);
      if (people !== null && people !== EXAMPLE.people) query.set('people', String(people));
      if (leadsPerMonth !== null && leadsPerMonth !== EXAMPLE.leadsPerMonth) {
        query.set('leads', String(leadsPerMonth));
      }
      return query.size > 0 ? `?${query}` : '';
    },
    selectIsExample: ({ inputs }) =>
      inputs.people === EXAMPLE.people && inputs.leadsPerMonth === EXAMPLE.leadsPerMonth,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof pricingSlice> {}
}

export const { billingPeriodChosen, differencesOnlyToggled, comparedPlanChosen, inputChanged } =
  pricingSlice.actions;

export const {
  selectBillingPeriod,
  selectDifferencesOnly,
  selectChosenPlanIndex,
  selectInputs,
  selectInputText,
  selectIsInputRefused,
  selectIsExample,
  selectPricingSearch,
} = pricingSlice.injectInto(rootReducer).selectors;
