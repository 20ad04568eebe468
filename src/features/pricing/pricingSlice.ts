import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { bringsLocation, isAt, isNewPage, type AppLocation } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { readCount } from './readCount.ts';

export type BillingPeriod = 'monthly' | 'annual';

/** A count is null while its input is empty or has a text that is no count. */
interface CalculatorInputs {
  people: number | null;
  leadsPerMonth: number | null;
}

export type InputName = keyof CalculatorInputs;

/** Of the URL; without it billing is monthly. */
export const ANNUAL_PARAM = { name: 'billing', value: 'annual' } as const;

/** Of the URL; without them the inputs have the example. */
export const INPUT_PARAMS = {
  people: 'people',
  leadsPerMonth: 'leads',
} as const satisfies Record<InputName, string>;

/** The search parameters of the page, which its route names (`pricingRoutes.ts`). */
export type PricingParam = typeof ANNUAL_PARAM.name | (typeof INPUT_PARAMS)[InputName];

const EXAMPLE: CalculatorInputs = { people: 6, leadsPerMonth: 128 };

const initialState = {
  billingPeriod: 'monthly' as BillingPeriod,
  differencesOnly: false,
  /** Of the plan that the visitor compares; null until one is chosen. */
  chosenPlanIndex: null as number | null,
  inputs: EXAMPLE,
  /** Texts of the inputs that are written differently from their numbers, or are no counts. */
  typed: {} as Partial<Record<InputName, string>>,
};

/** Reads an input from the URL, which has neither the example's count nor a text that is no count. */
const readInput = (
  { inputs, typed }: typeof initialState,
  input: InputName,
  query: URLSearchParams,
  location: AppLocation,
): void => {
  const count = readCount(query.get(INPUT_PARAMS[input]) ?? '');
  // On the same page, such as after `sync`, a text that is no count stays in the input.
  const isTextKept = count === null && inputs[input] === null && !isNewPage(location);
  if (isTextKept) return;
  const shownCount = count ?? EXAMPLE[input];
  // Another way to write the same count, such as `1,000`, stays as well.
  if (isNewPage(location) || shownCount !== inputs[input]) delete typed[input];
  inputs[input] = shownCount;
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
      { payload: { input, text } }: PayloadAction<{ input: InputName; text: string }>,
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
      readInput(state, 'people', query, payload);
      readInput(state, 'leadsPerMonth', query, payload);
      return state;
    });
  },
  selectors: {
    selectBillingPeriod: (state) => state.billingPeriod,
    selectDifferencesOnly: (state) => state.differencesOnly,
    selectChosenPlanIndex: (state) => state.chosenPlanIndex,
    selectInputs: (state) => state.inputs,
    selectInputText: ({ inputs, typed }, input: InputName): string =>
      typed[input] ?? String(inputs[input] ?? ''),
    selectIsInputRefused: ({ inputs, typed }, input: InputName): boolean =>
      inputs[input] === null && (typed[input] ?? '').trim() !== '',
    /**
     * The query of the URL without default values. When an action such as `billingPeriodChosen` changes it,
     * `syncSearchParams` of `app/navigationListeners.ts` writes it to the URL, which comes back as a location with the
     * cause `sync`. It knows this selector from `searchParams` of `pricingPage`.
     */
    selectPricingSearch: ({ billingPeriod, inputs: { people, leadsPerMonth } }) => {
      const query = new URLSearchParams();
      if (billingPeriod === 'annual') query.set(ANNUAL_PARAM.name, ANNUAL_PARAM.value);
      if (people !== null && people !== EXAMPLE.people) {
        query.set(INPUT_PARAMS.people, String(people));
      }
      if (leadsPerMonth !== null && leadsPerMonth !== EXAMPLE.leadsPerMonth) {
        query.set(INPUT_PARAMS.leadsPerMonth, String(leadsPerMonth));
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
