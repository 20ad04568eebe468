import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { searchQuery } from '../../lib/text.ts';
import { selectPage, type FilterMeta } from '../../shared/paged-list/pagersSlice.ts';
import { locationChanged, isAt } from '../../store/navigationSlice.ts';
import { rootReducer, type RootState } from '../../store/rootReducer.ts';

interface IntegrationSearchState {
  /** As it is typed. */
  query: string;
  /** The query at the last pause in typing: what the list shows the results of. */
  searchedQuery: string;
}

const initialState: IntegrationSearchState = { query: '', searchedQuery: '' };

/** A case of the slice that searches for the typed query. */
const search = {
  reducer: (state: IntegrationSearchState) => {
    state.searchedQuery = searchQuery(state.query);
  },
  prepare: () => ({
    payload: undefined,
    meta: { filteredList: 'integrations' } satisfies FilterMeta,
  }),
};

/** What all integrations are searched for. */
const integrationSearchSlice = createSlice({
  name: 'integrationSearch',
  initialState,
  reducers: {
    queryChanged(state, { payload }: PayloadAction<string>) {
      state.query = payload;
    },
    /** Nothing has been typed for a while: now it is worth searching. */
    typingPaused: search,
    querySubmitted: search,
  },
  extraReducers: (builder) => {
    /** `?q=mail` searches: a shared link, a reload, Back. A query that is shown already leaves the field alone. */
    builder.addCase(locationChanged, (state, { payload }) => {
      if (!isAt(payload, paths.allIntegrations)) return initialState;
      const query = searchQuery(new URLSearchParams(payload.search).get('q'));
      return query === state.searchedQuery ? state : { query, searchedQuery: query };
    });
  },
  selectors: {
    selectTypedQuery: (state) => state.query,
    selectSearchedQuery: (state) => state.searchedQuery,
  },
});

export const { queryChanged, typingPaused, querySubmitted } = integrationSearchSlice.actions;
export const { selectTypedQuery, selectSearchedQuery } =
  integrationSearchSlice.injectInto(rootReducer).selectors;

export const selectIntegrationsPage = (state: RootState) => selectPage(state, 'integrations');

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof integrationSearchSlice> {}
}
