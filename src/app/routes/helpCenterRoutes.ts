import { paths } from '../../contract/paths';
import { helpCenterApi } from '../../features/help-center/helpCenterApi';
import { readArticlesBeside } from '../../features/help-center/readArticlesBeside';
import { lazyPage } from '../lazyPage';
import { read } from '../reads';
import type { SiteRoute } from '../siteRoute';

const { getHelpCategories, searchHelp, getHelpCategory, getHelpTopic } = helpCenterApi.endpoints;

/** The help center (spec §2). */
export const helpCenterRoutes: SiteRoute[] = [
  {
    path: paths.helpCenter,
    page: lazyPage('help-center', async () => {
      const { HelpCenterPage, helpCenterEntered } = await import(
        /* webpackChunkName: "help-center" */ '../../features/help-center/HelpCenterPage'
      );
      return { Page: HelpCenterPage, entered: helpCenterEntered };
    }),
    reads: ({ search }) => {
      const query = search.get('q')?.trim();
      const categories = read(getHelpCategories, undefined);
      // The categories lend an empty search its popular topics.
      return query
        ? { main: [read(searchHelp, query)], side: [categories] }
        : { main: [categories] };
    },
    search: ['q'],
  },
  {
    path: '/help-center/category/:id',
    page: lazyPage('help-category', async () => {
      const { HelpCategoryPage } = await import(
        /* webpackChunkName: "help-category" */ '../../features/help-center/HelpCategoryPage'
      );
      return { Page: HelpCategoryPage };
    }),
    reads: ({ params: { id = '' } }) => ({ main: [read(getHelpCategory, id)] }),
  },
  {
    path: '/help-center/:slug',
    page: lazyPage('help-article', async () => {
      const { HelpArticlePage } = await import(
        /* webpackChunkName: "help-article" */ '../../features/help-center/HelpArticlePage'
      );
      return { Page: HelpArticlePage };
    }),
    reads: ({ params: { slug = '' } }) => ({
      main: [read(getHelpTopic, slug)],
      side: [readArticlesBeside(slug)],
    }),
  },
];
