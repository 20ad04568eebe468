import { createSelector } from '@reduxjs/toolkit';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Integration } from '../../contract/entities.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { pagedView } from '../../shared/paged-list/pagersSlice.ts';
import { integrationsApi } from './integrationsApi.ts';
import { integrationsQuery, OVERVIEW_COUNT } from './integrationsQuery.ts';
import { selectIntegrationsPage, selectSearchedQuery } from './integrationsSlice.ts';

const NONE: readonly Integration[] = [];

const selectFirst = integrationsApi.endpoints.getFirstIntegrations.select(OVERVIEW_COUNT);

/** The first integrations, for the overview. */
export const selectFirstIntegrations = (state: RootState): readonly Integration[] =>
  selectFirst(state).data ?? NONE;

/** The first six, of which the overview tells more. */
export const selectPreviewedIntegrations = createSelector(
  [selectFirstIntegrations],
  (integrations) => integrations.slice(0, INTEGRATION_PREVIEW_COUNT),
);

/** The query of the list's address, so that a reload, Back and a shared link keep search and page. */
export const selectIntegrationsSearch = createSelector(
  [selectSearchedQuery, selectIntegrationsPage],
  integrationsQuery,
);

/** The argument of the open page's query. */
export const selectIntegrationsArgument = createSelector(
  [selectSearchedQuery, selectIntegrationsPage],
  (q, page) => ({ q, page: String(page + 1) }),
);

const selectRead = (state: RootState) =>
  integrationsApi.endpoints.getIntegrationsPage.select(selectIntegrationsArgument(state))(state)
    .data;

/** What the list of all integrations shows: one page of what was found, and how much there is. */
export const selectIntegrationsView = createSelector(
  [selectRead, selectIntegrationsPage],
  pagedView,
);
