import { baseApi, listTags } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';
import type { Integration, ListPage } from '../../contract/entities.ts';
import { pageArgument, pageOf } from '../../lib/paging.ts';
import { searchIntegrations } from '../../lib/searchIntegrations.ts';

/** @param query what the list's address says of a search and a page of what it finds: see `integrationsQuery` */
const toParams = (query: string) => {
  const search = new URLSearchParams(query);
  return { page: pageArgument(search), q: search.get('q') ?? '' };
};

export const integrationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFirstIntegrations: build.query({
      ...callQuery('firstIntegrations', (count: string) => ({ count })),
      providesTags: listTags('Integration'),
    }),
    getIntegrationsPage: build.query({
      ...callQuery('integrationsPage', toParams),
      transformResponse: (answer: ListPage<Integration>, _meta: unknown, query: string) => {
        const { page, q } = toParams(query);
        return pageOf(Array.isArray(answer) ? searchIntegrations(answer, q) : answer, page);
      },
      providesTags: (integrations) => listTags('Integration')(integrations?.items),
    }),
  }),
});
