import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { HELP_BLUR_DELAY_MS } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { searchQuery } from '../../lib/queryString.ts';
import {
  listenToTyping,
  newQuery,
  searchForTypedQuery,
  type SearchBox,
} from '../../shared/search-box/searchBox.ts';
import { bringsLocation, isAt } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import type { AppStartListening } from '../../store/services.ts';

interface ActiveResultMove {
  step: 1 | -1;
  count: number;
}

/** `searchedQuery` is that of the dropdown. */
interface HelpSearchState extends SearchBox {
  /** The query of the result cards; '' shows the categories. */
  submittedQuery: string;
  /** Without focus, or with focus and the dropdown open or dismissed. */
  box: 'blurred' | 'open' | 'dismissed';
  /** The result that Enter opens, counted from 0. */
  activeResult: number | null;
}

const initialState: HelpSearchState = {
  typedQuery: '',
  searchedQuery: '',
  submittedQuery: '',
  box: 'blurred',
  activeResult: null,
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
      state.typedQuery = payload;
      state.activeResult = null;
      if (state.box === 'dismissed') state.box = 'open';
    },
    typingPaused(state) {
      searchForTypedQuery(state);
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
      searchForTypedQuery(state);
      state.submittedQuery = state.searchedQuery;
      state.activeResult = null;
      if (state.box === 'open') state.box = 'dismissed';
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(bringsLocation, (state, { payload }) => {
      if (!isAt(payload, paths.helpCenter)) return initialState;
      const query = newQuery(payload, state.submittedQuery);
      if (query === undefined) return;
      state.typedQuery = state.searchedQuery = state.submittedQuery = query;
      state.activeResult = null;
    });
  },
  selectors: {
    selectTypedQuery: (state) => state.typedQuery,
    selectSubmittedQuery: (state) => state.submittedQuery,
    selectHelpSearch: ({ submittedQuery: q }) => q && `?${new URLSearchParams({ q }).toString()}`,
    selectActiveResult: (state) => state.activeResult,
    selectIsDropdownOpen: (state) => state.box === 'open' && state.typedQuery.trim() !== '',
    /** The query of the open dropdown; '' until typing pauses. */
    selectLiveQuery: (state) => {
      const query = searchQuery(state.typedQuery);
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
  listenToTyping(startListening, helpSearchSlice.actions, TYPING_PAUSE_MS);

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
