import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { searchQuery } from '../../lib/text.ts';
import { locationChanged, isAt } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

export interface HelpSearchState {
  /** As it is typed. */
  query: string;
  /** The query at the last pause in typing: what the dropdown searches for. */
  searchedQuery: string;
  /** What the cards show the results of; '' shows the categories. */
  submittedQuery: string;
  /** Focus is elsewhere, or in the box; there the dropdown may have been dismissed. */
  box: 'left' | 'open' | 'dismissed';
  /** The result that Enter opens, counted from 0. */
  activeResult: number | null;
}

interface ActiveResultMove {
  step: 1 | -1;
  /** How many results there are is known to the view that shows them. */
  count: number;
}

/** The query of the address that shows what a search finds; an empty one shows the categories. */
export const helpQuery = (query: string): string =>
  query && `?${new URLSearchParams({ q: query }).toString()}`;

const initialState: HelpSearchState = {
  query: '',
  searchedQuery: '',
  submittedQuery: '',
  box: 'left',
  activeResult: null,
};

const neighbor = (active: number | null, { step, count }: ActiveResultMove): number | null => {
  if (count === 0) return null;
  if (active === null || active >= count) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
};

/** The search box of the help center, its dropdown, and the query that was submitted. */
export const helpSearchSlice = createSlice({
  name: 'helpSearch',
  initialState,
  reducers: {
    queryChanged(state, { payload }: PayloadAction<string>) {
      state.query = payload;
      state.activeResult = null;
      if (state.box === 'dismissed') state.box = 'open';
    },
    /** Nothing has been typed for a while: now it is worth asking. */
    typingPaused(state) {
      state.searchedQuery = searchQuery(state.query);
    },
    searchFocused(state) {
      if (state.box === 'left') state.box = 'open';
    },
    /** Focus goes; it may come back at once, for a press on a result moves it. */
    searchBlurred: (state) => state,
    focusLost(state) {
      state.box = 'left';
      state.activeResult = null;
    },
    /** Escape: the dropdown closes, focus stays. */
    searchDismissed(state) {
      if (state.box === 'open') state.box = 'dismissed';
      state.activeResult = null;
    },
    /** An arrow key. It goes round, and opens a dropdown that was dismissed. */
    activeResultMoved(state, { payload }: PayloadAction<ActiveResultMove>) {
      state.activeResult = neighbor(state.activeResult, payload);
      if (state.box === 'dismissed') state.box = 'open';
    },
    /** Tab has reached a result; the arrow keys go on from there. */
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
    /** `?q=` opens the results of a query: a shared link, a reload, Back. One that is shown already leaves the box alone. */
    builder.addCase(locationChanged, (state, { payload }) => {
      if (!isAt(payload, paths.helpCenter)) return initialState;
      const query = searchQuery(new URLSearchParams(payload.search).get('q'));
      if (query === state.submittedQuery) return;
      state.query = state.searchedQuery = state.submittedQuery = query;
      state.activeResult = null;
    });
  },
  selectors: {
    selectTypedQuery: (state) => state.query,
    selectSubmittedQuery: (state) => state.submittedQuery,
    selectHelpSearch: (state) => helpQuery(state.submittedQuery),
    selectActiveResult: (state) => state.activeResult,
    /** The dropdown shows only while the box has focus and is not empty. */
    selectIsDropdownOpen: (state) => state.box === 'open' && state.query.trim() !== '',
    /** What the dropdown asks for now; '' while it is closed and while somebody types. */
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
