import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import type { IntegrationFilter } from '../../lib/listFilters.ts';
import { pageQuery } from '../../lib/queryString.ts';
import { pagedView, selectPage, type FilterMeta } from '../../shared/paged-list/pagedListsSlice.ts';
import {
  listenToTyping,
  newQuery,
  searchForTypedQuery,
  type SearchBox,
} from '../../shared/search-box/searchBox.ts';
import { bringsLocation, isAt, selectLocation } from '../../store/navigationSlice.ts';
import { hasApi, rootReducer, type RootState } from '../../store/rootReducer.ts';
import type { AppStartListening } from '../../store/services.ts';
import { groupOf, integrationsApi } from './integrationsApi.ts';

const initialState: SearchBox = { typedQuery: '', searchedQuery: '' };

/** Opens the first page of the results. */
const startSearch = {
  reducer: searchForTypedQuery,
  prepare: () => ({
    payload: undefined,
    meta: { filteredList: 'integrations' } satisfies FilterMeta,
  }),
};

const integrationSearchSlice = createSlice({
  name: 'integrationSearch',
  initialState,
  reducers: {
    queryChanged(state, { payload }: PayloadAction<string>) {
      state.typedQuery = payload;
    },
    typingPaused: startSearch,
    querySubmitted: startSearch,
  },
  extraReducers: (builder) => {
    builder.addMatcher(bringsLocation, (state, { payload }) => {
      if (!isAt(payload, paths.allIntegrations)) return initialState;
      const query = newQuery(payload, state.searchedQuery);
      return query === undefined ? state : { typedQuery: query, searchedQuery: query };
    });
  },
  selectors: {
    selectTypedQuery: (state) => state.typedQuery,
    selectSearchedQuery: (state) => state.searchedQuery,
  },
});

export const { queryChanged, typingPaused, querySubmitted } = integrationSearchSlice.actions;
export const { selectTypedQuery, selectSearchedQuery } =
  integrationSearchSlice.injectInto(rootReducer).selectors;

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof integrationSearchSlice> {}
}

export const selectIntegrationsPage = (state: RootState) => selectPage(state, 'integrations');

/** The group in the address, as it is written there; '' for all. */
export const selectGroup = (state: RootState): string => {
  const location = selectLocation(state);
  return isAt(location, paths.allIntegrations) ? groupOf(new URLSearchParams(location.search)) : '';
};

export const selectIntegrationsFilter = createSelector(
  [selectSearchedQuery, selectGroup],
  (q, group): IntegrationFilter => ({ q, group }),
);

export const integrationsQuery = ({ q, group }: IntegrationFilter, page = 0): string =>
  pageQuery(page, { q, group });

export const selectIntegrationsSearch = createSelector(
  [selectIntegrationsFilter, selectIntegrationsPage],
  integrationsQuery,
);

export const selectIntegrationsArgument = createSelector(
  [selectIntegrationsFilter, selectIntegrationsPage],
  (filter, page) => ({ ...filter, page: String(page + 1) }),
);

const { getIntegrationsPage } = integrationsApi.endpoints;

/** Undefined until the page has loaded. */
export const selectLoadedPage = (state: RootState) =>
  hasApi(state)
    ? getIntegrationsPage.select(selectIntegrationsArgument(state))(state).data
    : undefined;

export const selectIntegrationsView = createSelector(
  [selectLoadedPage, selectIntegrationsPage],
  pagedView,
);

/** Browsers limit how often a page may change its address, so a search waits for a pause. */
const TYPING_PAUSE_MS = 150;

export const listenToIntegrationSearch = (startListening: AppStartListening) =>
  listenToTyping(startListening, integrationSearchSlice.actions, TYPING_PAUSE_MS);
