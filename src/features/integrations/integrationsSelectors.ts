import { createSelector } from '@reduxjs/toolkit';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Integration } from '../../contract/entities.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { pagedView } from '../../shared/paged-list/createPagedListSlice.ts';
import { integrationsApi } from './integrationsApi.ts';
import { integrationsQuery } from './integrationsQuery.ts';
import { selectIntegrationsPage, selectSearchedQuery } from './integrationsSlice.ts';

/** Text for comparison: without accents, in lower case, so `cafe` finds `Café`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The integrations whose name or description holds every word of the query; all of them for an empty query. */
export const searchIntegrations = (
  integrations: readonly Integration[],
  query: string,
): readonly Integration[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return integrations;
  return integrations.filter(({ name, description }) => {
    const text = fold(`${name} ${description}`);
    return words.every((word) => text.includes(word));
  });
};

const NONE: readonly Integration[] = [];

const selectRead = integrationsApi.endpoints.getIntegrations.select();

const selectAnswer = (state: RootState): readonly Integration[] => selectRead(state).data ?? NONE;

/** Everything that has been read; one that has no name can't be shown. */
export const selectIntegrations = createSelector([selectAnswer], (integrations) =>
  integrations.filter(({ name }) => name !== ''),
);

/** The first six, for the overview (spec §9). */
export const selectPreviewedIntegrations = createSelector([selectIntegrations], (integrations) =>
  integrations.slice(0, INTEGRATION_PREVIEW_COUNT),
);

const selectFoundIntegrations = createSelector(
  [selectIntegrations, selectSearchedQuery],
  searchIntegrations,
);

/** What the list of all integrations shows: one page of what was found, and how much there is. */
export const selectIntegrationsView = createSelector(
  [selectFoundIntegrations, selectIntegrationsPage],
  pagedView,
);

/** The query of the list's address, so that a reload, Back and a shared link keep search and page. */
export const selectIntegrationsSearch = createSelector(
  [selectSearchedQuery, selectIntegrationsPage],
  integrationsQuery,
);
