import { paths } from '../../contract/paths.ts';
import { pageArgument } from '../../lib/paging.ts';
import { lazyPage, type LazyPage } from '../../shared/routing/lazyPage.ts';
import { queriesOf, type SiteRoute } from '../../shared/routing/siteRoute.ts';
import { tagOf } from './postsQuery.ts';

const query = queriesOf(async () => {
  const { blogApi } = await import(/* webpackChunkName: "api" */ './blogApi.ts');
  return blogApi;
});

/**
 * The blog (spec §2).
 * @param landing the landing page with the newsletter box, which is a feature of its own: the application joins the two
 */
export const blogRoutes = (landing: LazyPage): SiteRoute[] => [
  {
    path: paths.blog,
    page: landing,
    queries: () => ({ main: [query('getBlogLanding', undefined)] }),
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
    queries: ({ search }) => ({
      main: [query('getPostsPage', { tag: tagOf(search), page: pageArgument(search) })],
    }),
    search: ['page', 'tag'],
  },
  {
    path: paths.post.pattern,
    page: lazyPage('post', async () => {
      const { postPage } = await import(/* webpackChunkName: "post" */ './PostPage.tsx');
      return postPage;
    }),
    queries: ({ params: { id = '' } }) => ({
      main: [query('getPost', id)],
      side: [query('getRelatedPosts', id), query('getRecentPosts', undefined)],
    }),
  },
];
