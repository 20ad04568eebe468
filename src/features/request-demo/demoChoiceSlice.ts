import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import { requestDemoApi } from './requestDemoApi.ts';

/** Hours that are offered in the place of one that was taken meanwhile. */
export interface DemoChoiceState {
  /** ISO instants, soonest first. */
  alternatives: readonly string[];
  /** The one of them that was pressed last. */
  chosen: string | null;
}

const initialState: DemoChoiceState = { alternatives: [], chosen: null };

const { requestDemo } = requestDemoApi.endpoints;

/** What the form offers when the hour that was wanted is taken. */
const demoChoiceSlice = createSlice({
  name: 'demoChoice',
  initialState,
  reducers: {
    /** One of the hours that are still free was pressed. */
    alternativeChosen(state, { payload }: PayloadAction<string>) {
      if (state.alternatives.includes(payload)) state.chosen = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isAnyOf(requestDemo.matchPending, requestDemo.matchFulfilled), (state) => {
        state.alternatives = [];
      })
      .addMatcher(requestDemo.matchRejected, (state, { payload }) => {
        state.alternatives = payload?.alternatives ?? [];
      });
  },
  selectors: {
    selectAlternatives: (state) => state.alternatives,
    selectChosen: (state) => state.chosen,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof demoChoiceSlice> {}
}

export const { alternativeChosen } = demoChoiceSlice.actions;
export const { selectAlternatives, selectChosen } =
  demoChoiceSlice.injectInto(rootReducer).selectors;
