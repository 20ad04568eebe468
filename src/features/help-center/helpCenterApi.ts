import { baseApi, detailTags, listTags, tag } from '../../api/baseApi.ts';
import type { HelpCategory, HelpCategorySummary, Id } from '../../contract/entities.ts';
import type { Payloads } from '../../contract/payloads.ts';

/** An article, which calls name a topic, has no other id than its slug. */
const articleTags = (articles: readonly { slug: string }[] = []) =>
  articles.map(({ slug }) => tag('HelpArticle', slug));

const topicsOf = ({ subcategories }: HelpCategory) => subcategories.flatMap(({ topics }) => topics);

const withName = <Category extends HelpCategory>(category: Category): Category => ({
  ...category,
  name: category.name || category.title,
});

export const helpCenterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHelpCategories: build.query<HelpCategorySummary[], void>({
      query: () => ({ name: 'helpOverview', params: {} }),
      transformResponse: (categories: Payloads['helpOverview']) =>
        categories.map(withName).filter(({ name }) => name !== ''),
      providesTags: (categories) => [
        ...listTags('HelpCategory')(categories),
        ...articleTags(categories?.flatMap(topicsOf)),
      ],
    }),
    getHelpCategory: build.query<Payloads['helpCategory'], Id>({
      query: (id) => ({ name: 'helpCategory', params: { id } }),
      transformResponse: withName,
      providesTags: (category, error, id) => [
        ...detailTags('HelpCategory')(category, error, id),
        ...articleTags(category && topicsOf(category)),
      ],
    }),
    getTopicsBeside: build.query<Payloads['topicsBeside'], { id: Id; slug: string }>({
      query: (params) => ({ name: 'topicsBeside', params }),
      providesTags: (subcategories) => articleTags(subcategories?.flatMap(({ topics }) => topics)),
    }),
    getHelpTopic: build.query<Payloads['helpTopic'], string>({
      query: (slug) => ({ name: 'helpTopic', params: { slug } }),
      extraOptions: { maxRetries: 0 },
      providesTags: (_article, _error, slug) => articleTags([{ slug }]),
    }),
    searchHelp: build.query<Payloads['helpSearch'], string>({
      query: (q) => ({ name: 'helpSearch', params: { q } }),
      transformResponse: (results: Payloads['helpSearch']) =>
        results
          .map((result) => ({ ...result, title: result.title || result.name }))
          .filter(({ title }) => title !== ''),
      providesTags: (results) => [
        ...articleTags(results),
        // A new article may be found, too.
        tag('HelpArticle', 'LIST'),
      ],
    }),
  }),
});
