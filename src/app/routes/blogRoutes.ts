import { paths } from '../../contract/paths';
import { blogApi } from '../../features/blog/blogApi';
import { lazyPage } from '../lazyPage';
import { read } from '../reads';
import type { SiteRoute } from '../siteRoute';

const { getBlogLanding, getActivePosts, getPost, getRelatedPosts, getRecentPosts } =
  blogApi.endpoints;

/** The blog (spec §2). */
export const blogRoutes: SiteRoute[] = [
  {
    path: paths.blog,
    page: lazyPage('blog', async () => {
      const { BlogRoute } = await import(/* webpackChunkName: "blog" */ '../BlogRoute');
      return { Page: BlogRoute };
    }),
    reads: () => ({ main: [read(getBlogLanding, undefined)] }),
    search: ['newsletter'],
  },
  {
    path: paths.allPosts,
    page: lazyPage('all-posts', async () => {
      const { AllPostsPage, allPostsEntered } = await import(
        /* webpackChunkName: "all-posts" */ '../../features/blog/AllPostsPage'
      );
      return { Page: AllPostsPage, entered: allPostsEntered };
    }),
    reads: () => ({ main: [read(getActivePosts, undefined)] }),
    search: ['page'],
  },
  {
    path: '/blog/post/:id',
    page: lazyPage('post', async () => {
      const { PostPage } = await import(
        /* webpackChunkName: "post" */ '../../features/blog/PostPage'
      );
      return { Page: PostPage };
    }),
    reads: ({ params: { id = '' } }) => ({
      main: [read(getPost, id)],
      side: [read(getRelatedPosts, id), read(getRecentPosts, undefined)],
    }),
  },
];
