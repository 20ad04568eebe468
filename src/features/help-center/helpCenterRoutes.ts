import { paths } from '../../contract/paths.ts';
import { wait } from '../../lib/retry.ts';
import { searchQuery } from '../../lib/queryString.ts';
import { yieldToMain } from '../../lib/scheduling.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const loadEndpoints = async () =>
  (await import(/* webpackChunkName: "api" */ './helpCenterApi.ts')).helpCenterApi.endpoints;

/** How long a page waits for related articles once it has its article; the browser loads late ones. */
export const RELATED_TIMEOUT_MS = 250;

export const helpCenterRoutes: SiteRoute[] = [
  {
    path: paths.helpCenter,
    page: lazyPage('help-center', async () => {
      const { helpCenterPage } = await import(
        /* webpackChunkName: "help-center" */ './HelpCenterPage.tsx'
      );
      return helpCenterPage;
    }),
    texts: ['help-center'],
    startQueries: async (startQuery, { search }) => {
      const { getHelpCategories, searchHelp } = await loadEndpoints();
      const query = searchQuery(search.get('q'));
      const categories = startQuery(getHelpCategories, undefined);
      // A search without results shows the popular topics of the categories.
      return query
        ? { main: [startQuery(searchHelp, query)], side: [categories] }
        : { main: [categories] };
    },
    search: ['q'],
  },
  {
    path: paths.helpCategory.pattern,
    page: lazyPage('help-category', async () => {
      const { helpCategoryPage } = await import(
        /* webpackChunkName: "help-category" */ './HelpCategoryPage.tsx'
      );
      return helpCategoryPage;
    }),
    texts: ['help-center'],
    startQueries: async (startQuery, { params: { id = '' } }) => {
      const { getHelpCategory, getHelpCategories } = await loadEndpoints();
      return {
        main: [startQuery(getHelpCategory, id)],
        side: [startQuery(getHelpCategories, undefined)],
      };
    },
  },
  {
    path: paths.helpArticle.pattern,
    page: lazyPage('help-article', async () => {
      await import(/* webpackChunkName: "help-article" */ '../../shared/rich-text/RichText.tsx');
      await yieldToMain();
      const { helpArticlePage } = await import(
        /* webpackChunkName: "help-article" */ './HelpArticlePage.tsx'
      );
      return helpArticlePage;
    }),
    startQueries: async (startQuery, { params: { slug = '' } }) => {
      const { getHelpTopic, getTopicsBeside } = await loadEndpoints();
      const article = startQuery(getHelpTopic, slug);
      const topics = article.then(async ({ data }) => {
        if (!data?.category_id) return {};
        const request = startQuery(getTopicsBeside, { id: data.category_id, slug });
        return (await Promise.race([request, wait(RELATED_TIMEOUT_MS)])) ?? {};
      });
      return { main: [article], side: [topics] };
    },
  },
];
