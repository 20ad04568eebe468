import { baseApi, detailTags, listTags, tag } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';
import type { HelpCategory, Id } from '../../contract/entities.ts';

/** An article has no other id than its slug. */
const articleTags = (articles: readonly { slug: string }[] = []) =>
  articles.map(({ slug }) => tag('HelpArticle', slug));

const topicsOf = ({ subcategories }: HelpCategory) => subcategories.flatMap(({ topics }) => topics);

export const helpCenterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHelpCategories: build.query({
      ...callQuery('helpOverview'),
      providesTags: (categories) => [
        ...listTags('HelpCategory')(categories),
        ...articleTags(categories?.flatMap(topicsOf)),
      ],
    }),
    getHelpCategory: build.query({
      ...callQuery('helpCategory', (id: Id) => ({ id })),
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
      providesTags: (results) => articleTags([...(results ?? []), { slug: 'LIST' }]),
    }),
  }),
});
