import { baseApi, listTags } from '../../api/baseApi.ts';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Integration, ListPage } from '../../contract/entities.ts';
import type { Payloads } from '../../contract/payloads.ts';
import { pageOf } from '../../lib/paging.ts';
import { searchIntegrations } from '../../lib/listFilters.ts';

/** As text, which it is in the address of the call. */
export const OVERVIEW_COUNT = String(INTEGRATION_PREVIEW_COUNT);

interface IntegrationsPageArgument {
  q: string;
  /** Counted from 1. */
  page: string;
}

export const integrationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFirstIntegrations: build.query<Payloads['firstIntegrations'], string>({
      query: (count) => ({ name: 'firstIntegrations', params: { count } }),
      providesTags: listTags('Integration'),
    }),
    getIntegrationsPage: build.query<ListPage<Integration>, IntegrationsPageArgument>({
      query: (params) => ({ name: 'integrationsPage', params }),
      transformResponse: (answer: Payloads['integrationsPage'], _meta, { q, page }) =>
        pageOf(Array.isArray(answer) ? searchIntegrations(answer, q) : answer, page),
      providesTags: (integrations) => listTags('Integration')(integrations?.items),
    }),
  }),
});
