import { baseApi, detailTags, listTags, tag } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';
import type { HelpCategory, HelpSearchResult, Id } from '../../contract/entities.ts';

/** An article has no other id than its slug. */
const articleTags = (articles: readonly { slug: string }[] = []) =>
  articles.map(({ slug }) => tag('HelpArticle', slug));

const topicsOf = ({ subcategories }: HelpCategory) => subcategories.flatMap(({ topics }) => topics);

const withName = (category: HelpCategory): HelpCategory => ({
  ...category,
  name: category.name || category.title,
});

export const helpCenterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHelpCategories: build.query({
      ...callQuery('helpOverview'),
      transformResponse: (categories: HelpCategory[]) =>
        categories.map(withName).filter(({ name }) => name !== ''),
      providesTags: (categories) => [
        ...listTags('HelpCategory')(categories),
        ...articleTags(categories?.flatMap(topicsOf)),
      ],
    }),
    getHelpCategory: build.query({
      ...callQuery('helpCategory', (id: Id) => ({ id })),
      transformResponse: withName,
      providesTags: (category, error, id) => [
        ...detailTags('HelpCategory')(category, error, id),
        ...articleTags(category && topicsOf(category)),
      ],
    }),
    getTopicsBeside: build.query({
      ...callQuery('topicsBeside', ({ id, slug }: { id: Id; slug: string }) => ({ id, slug })),
      providesTags: (subcategories) => articleTags(subcategories?.flatMap(({ topics }) => topics)),
    }),
    getHelpTopic: build.query({
      ...callQuery('helpTopic', (slug: string) => ({ slug })),
      extraOptions: { maxRetries: 0 },
      providesTags: (_article, _error, slug) => articleTags([{ slug }]),
    }),
    searchHelp: build.query({
      ...callQuery('helpSearch', (q: string) => ({ q })),
      transformResponse: (results: HelpSearchResult[]) =>
        results
          .map((result) => ({ ...result, title: result.title || result.name }))
          .filter(({ title }) => title !== ''),
      providesTags: (results) => articleTags([...(results ?? []), { slug: 'LIST' }]),
    }),
  }),
});
