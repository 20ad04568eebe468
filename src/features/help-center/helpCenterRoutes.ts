import { paths } from '../../contract/paths.ts';
import { queryRelatedArticles } from './queryRelatedArticles.ts';
import { searchQuery } from '../../lib/searchQuery.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { queriesOf, type SiteRoute } from '../../shared/routing/siteRoute.ts';

const query = queriesOf(async () => {
  const { helpCenterApi } = await import(/* webpackChunkName: "api" */ './helpCenterApi.ts');
  return helpCenterApi;
});

/** The help center (spec §2). */
export const helpCenterRoutes: SiteRoute[] = [
  {
    path: paths.helpCenter,
    page: lazyPage('help-center', async () => {
      const { helpCenterPage } = await import(
        /* webpackChunkName: "help-center" */ './HelpCenterPage.tsx'
      );
      return helpCenterPage;
    }),
    queries: ({ search }) => {
      const words = searchQuery(search.get('q'));
      const categories = query('getHelpCategories', undefined);
      // The categories lend an empty search its popular topics.
      return words
        ? { main: [query('searchHelp', words)], side: [categories] }
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
    queries: ({ params: { id = '' } }) => ({
      main: [query('getHelpCategory', id)],
      side: [query('getHelpCategories', undefined)],
    }),
  },
  {
    path: paths.helpArticle.pattern,
    page: lazyPage('help-article', async () => {
      const { helpArticlePage } = await import(
        /* webpackChunkName: "help-article" */ './HelpArticlePage.tsx'
      );
      return helpArticlePage;
    }),
    queries: ({ params: { slug = '' } }) => ({
      main: [query('getHelpTopic', slug)],
      side: [queryRelatedArticles(slug)],
    }),
  },
];
