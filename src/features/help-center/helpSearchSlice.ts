import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { HELP_BLUR_DELAY_MS } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { searchQuery } from '../../lib/queryString.ts';
import { bringsLocation, isAt } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import type { AppStartListening } from '../../store/services.ts';

interface ActiveResultMove {
  step: 1 | -1;
  count: number;
}

const initialState = {
  query: '',
  /** The query of the dropdown: the text at the last pause. */
  searchedQuery: '',
  /** The query of the result cards; '' shows the categories. */
  submittedQuery: '',
  /** Without focus, or with focus and the dropdown open or dismissed. */
  box: 'blurred' as 'blurred' | 'open' | 'dismissed',
  /** The result that Enter opens, counted from 0. */
  activeResult: null as number | null,
};

const neighbor = (active: number | null, { step, count }: ActiveResultMove): number | null => {
  if (count === 0) return null;
  if (active === null || active >= count) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
};

export const helpSearchSlice = createSlice({
  name: 'helpSearch',
  initialState,
  reducers: {
    queryChanged(state, { payload }: PayloadAction<string>) {
      state.query = payload;
      state.activeResult = null;
      if (state.box === 'dismissed') state.box = 'open';
    },
    typingPaused(state) {
      state.searchedQuery = searchQuery(state.query);
    },
    searchFocused(state) {
      if (state.box === 'blurred') state.box = 'open';
    },
    /** Focus may move to a result: `focusLost` follows if it does not. */
    searchBlurred: (state) => state,
    focusLost(state) {
      state.box = 'blurred';
      state.activeResult = null;
    },
    /** By Escape; focus stays. */
    searchDismissed(state) {
      if (state.box === 'open') state.box = 'dismissed';
      state.activeResult = null;
    },
    /** By an arrow key. Wraps around, and opens a dismissed dropdown. */
    activeResultMoved(state, { payload }: PayloadAction<ActiveResultMove>) {
      state.activeResult = neighbor(state.activeResult, payload);
      if (state.box === 'dismissed') state.box = 'open';
    },
    /** By Tab; the arrow keys continue from there. */
    resultFocused(state, { payload }: PayloadAction<number>) {
      state.activeResult = payload;
    },
    querySubmitted(state) {
      state.searchedQuery = state.submittedQuery = searchQuery(state.query);
      state.activeResult = null;
      if (state.box === 'open') state.box = 'dismissed';
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(bringsLocation, (state, { payload }) => {
      if (!isAt(payload, paths.helpCenter)) return initialState;
      const query = searchQuery(new URLSearchParams(payload.search).get('q'));
      // The address follows a submitted query; it must not change the text in the box.
      if (query === state.submittedQuery) return;
      state.query = state.searchedQuery = state.submittedQuery = query;
      state.activeResult = null;
    });
  },
  selectors: {
    selectTypedQuery: (state) => state.query,
    selectSubmittedQuery: (state) => state.submittedQuery,
    selectHelpSearch: ({ submittedQuery: q }) => q && `?${new URLSearchParams({ q }).toString()}`,
    selectActiveResult: (state) => state.activeResult,
    selectIsDropdownOpen: (state) => state.box === 'open' && state.query.trim() !== '',
    /** The query of the open dropdown; '' until typing pauses. */
    selectLiveQuery: (state) => {
      const query = searchQuery(state.query);
      return state.box === 'open' && query === state.searchedQuery ? query : '';
    },
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof helpSearchSlice> {}
}

export const {
  queryChanged,
  typingPaused,
  searchFocused,
  searchBlurred,
  focusLost,
  searchDismissed,
  activeResultMoved,
  resultFocused,
  querySubmitted,
} = helpSearchSlice.actions;

export const {
  selectTypedQuery,
  selectSubmittedQuery,
  selectHelpSearch,
  selectActiveResult,
  selectIsDropdownOpen,
  selectLiveQuery,
} = helpSearchSlice.injectInto(rootReducer).selectors;

const TYPING_PAUSE_MS = 250;

export const listenToHelpSearch = (startListening: AppStartListening) => {
  startListening({
    actionCreator: queryChanged,
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      await listener.delay(TYPING_PAUSE_MS);
      listener.dispatch(typingPaused());
    },
  });

  startListening({
    matcher: isAnyOf(searchBlurred, searchFocused),
    effect: async (action, listener) => {
      listener.cancelActiveListeners();
      if (searchFocused.match(action)) return;
      await listener.delay(HELP_BLUR_DELAY_MS);
      listener.dispatch(focusLost());
    },
  });
};
