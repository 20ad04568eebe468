import { baseApi, listTags } from '../../api/baseApi.ts';
import { fromApiEnvelope } from '../../api/envelope.ts';
import { callPath } from '../../contract/calls.ts';
import type { HelpArticle, HelpCategory, HelpSearchResult, Id } from '../../contract/entities.ts';

export const helpCenterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHelpCategories: build.query<HelpCategory[], void>({
      query: () => ({ path: callPath('helpCenter') }),
      transformResponse: fromApiEnvelope,
      providesTags: listTags('HelpCategory'),
    }),
    getHelpCategory: build.query<HelpCategory, Id>({
      query: (id) => ({ path: callPath('helpCategory', { id }) }),
      transformResponse: fromApiEnvelope,
      providesTags: (_category, _error, id) => [{ type: 'HelpCategory', id }],
    }),
    /** The spec asks for no retry. */
    getHelpTopic: build.query<HelpArticle, string>({
      query: (slug) => ({ path: callPath('helpTopic', { slug }) }),
      transformResponse: fromApiEnvelope,
      providesTags: (_article, _error, slug) => [{ type: 'HelpArticle', id: slug }],
      extraOptions: { maxRetries: 0 },
    }),
    searchHelp: build.query<HelpSearchResult[], string>({
      query: (query) => ({ path: callPath('helpSearch', { q: query }) }),
      transformResponse: fromApiEnvelope,
      providesTags: (_results, _error, query) => [{ type: 'HelpSearch', id: query }],
    }),
  }),
});

export const {
  useGetHelpCategoriesQuery,
  useGetHelpCategoryQuery,
  useGetHelpTopicQuery,
  useSearchHelpQuery,
} = helpCenterApi;
