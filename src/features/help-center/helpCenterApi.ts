import { baseApi, listTags } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';
import type { Id } from '../../contract/entities.ts';

export const helpCenterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHelpCategories: build.query({
      ...callQuery('helpCenter'),
      providesTags: listTags('HelpCategory'),
    }),
    getHelpCategory: build.query({
      ...callQuery('helpCategory', (id: Id) => ({ id })),
      providesTags: (_category, _error, id) => [{ type: 'HelpCategory', id }],
    }),
    getHelpTopic: build.query({
      ...callQuery('helpTopic', (slug: string) => ({ slug })),
      providesTags: (_article, _error, slug) => [{ type: 'HelpArticle', id: slug }],
    }),
    searchHelp: build.query({
      ...callQuery('helpSearch', (q: string) => ({ q })),
      providesTags: (_results, _error, q) => [{ type: 'HelpSearch', id: q }],
    }),
  }),
});
