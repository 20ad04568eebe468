import { baseApi, listTags } from '../../api/baseApi.ts';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { IntegrationsPage } from '../../contract/entities.ts';
import type { Payloads } from '../../contract/payloads.ts';
import { integrationsPageOf, type IntegrationFilter } from '../../lib/listFilters.ts';
import { pageNumberFromSearch, searchQuery } from '../../lib/queryString.ts';
import type { StartQuery } from '../../shared/routing/siteRoute.ts';

/** As text, which it is in the address of the call. */
export const OVERVIEW_COUNT = String(INTEGRATION_PREVIEW_COUNT);

interface IntegrationsPageArgument extends IntegrationFilter {
  /** Counted from 1. */
  page: string;
}

export const groupOf = (search: URLSearchParams): string => search.get('group')?.trim() ?? '';

export const integrationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFirstIntegrations: build.query<Payloads['firstIntegrations'], string>({
      query: (count) => ({ name: 'firstIntegrations', params: { count } }),
      providesTags: listTags('Integration'),
    }),
    getIntegrationsPage: build.query<IntegrationsPage, IntegrationsPageArgument>({
      query: (params) => ({ name: 'integrationsPage', params }),
      // A content API without this site's gateway returns the complete list instead of a page.
      transformResponse: (answer: Payloads['integrationsPage'], _meta, argument) =>
        Array.isArray(answer) ? integrationsPageOf(answer, argument) : answer,
      providesTags: (integrations) => listTags('Integration')(integrations?.items),
    }),
  }),
});

/** Not in the route table, because every page loads that. */
export const startIntegrationsPage = (startQuery: StartQuery, search: URLSearchParams) =>
  startQuery(integrationsApi.endpoints.getIntegrationsPage, {
    q: searchQuery(search.get('q')),
    group: groupOf(search),
    page: pageNumberFromSearch(search),
  });
