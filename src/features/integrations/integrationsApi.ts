import { baseApi, listTags } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Integration, ListPage } from '../../contract/entities.ts';
import { pageOf } from '../../lib/paging.ts';
import { searchIntegrations } from '../../lib/filters.ts';

/** As text, which it is in the address of the call. */
export const OVERVIEW_COUNT = String(INTEGRATION_PREVIEW_COUNT);

interface IntegrationsPage {
  q: string;
  /** Counted from 1. */
  page: string;
}

export const integrationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFirstIntegrations: build.query({
      ...callQuery('firstIntegrations', (count: string) => ({ count })),
      providesTags: listTags('Integration'),
    }),
    getIntegrationsPage: build.query({
      ...callQuery('integrationsPage', ({ q, page }: IntegrationsPage) => ({ q, page })),
      transformResponse: (
        answer: ListPage<Integration>,
        _meta: unknown,
        { q, page }: IntegrationsPage,
      ) => pageOf(Array.isArray(answer) ? searchIntegrations(answer, q) : answer, page),
      providesTags: (integrations) => listTags('Integration')(integrations?.items),
    }),
  }),
});
