import { paths } from '../../contract/paths.ts';
import { pageNumberFromSearch, tagOf } from '../../lib/queryString.ts';
import { yieldToMain } from '../../lib/scheduling.ts';
import { lazyPage, type LazyPage } from '../../shared/routing/lazyPage.ts';
import type { SiteRoute } from '../../shared/routing/siteRoute.ts';

const loadEndpoints = async () =>
  (await import(/* webpackChunkName: "api" */ './blogApi.ts')).blogApi.endpoints;

export const blogRoutes = (landing: LazyPage): SiteRoute[] => [
  {
    path: paths.blog,
    page: landing,
    texts: ['blog'],
    startQueries: async (startQuery) => {
      const { getBlogLanding } = await loadEndpoints();
      return { main: [startQuery(getBlogLanding, undefined)] };
    },
    search: ['newsletter'],
  },
  {
    path: paths.allPosts,
    page: lazyPage('all-posts', async () => {
      const { allPostsPage } = await import(
        /* webpackChunkName: "all-posts" */ './AllPostsPage.tsx'
      );
      return allPostsPage;
    }),
    texts: ['blog'],
    startQueries: async (startQuery, { search }) => {
      const { getPostsPage } = await loadEndpoints();
      return {
        main: [
          startQuery(getPostsPage, { tag: tagOf(search), page: pageNumberFromSearch(search) }),
        ],
      };
    },
    search: ['page', 'tag'],
  },
  {
    path: paths.post.pattern,
    page: lazyPage('post', async () => {
      // Two modules of one chunk: between them the browser may answer a tap.
      await import(/* webpackChunkName: "post" */ '../../shared/rich-text/RichText.tsx');
      await yieldToMain();
      return (await import(/* webpackChunkName: "post" */ './PostPage.tsx')).postPage;
    }),
    startQueries: async (startQuery, { params: { id = '' } }) => {
      const { getPost, getRelatedPosts, getRecentPosts } = await loadEndpoints();
      return {
        main: [startQuery(getPost, id)],
        side: [startQuery(getRelatedPosts, id), startQuery(getRecentPosts, undefined)],
      };
    },
  },
];
