import { baseApi, listTags } from '../../api/baseApi.ts';
import { fromSiteEnvelope, type SiteEnvelope } from '../../api/envelope.ts';
import { callPath } from '../../contract/calls.ts';
import type { BlogLanding, Id, Post, PostSummary } from '../../contract/entities.ts';

const fromList = fromSiteEnvelope as (answer: SiteEnvelope<PostSummary[]>) => PostSummary[];

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlogLanding: build.query<BlogLanding, void>({
      query: () => ({ path: callPath('blogLanding') }),
      transformResponse: fromSiteEnvelope,
      providesTags: [{ type: 'BlogLanding' }],
    }),
    getActivePosts: build.query<PostSummary[], void>({
      query: () => ({ path: callPath('activePosts') }),
      transformResponse: fromList,
      providesTags: listTags('Post'),
    }),
    getRecentPosts: build.query<PostSummary[], void>({
      query: () => ({ path: callPath('recentPosts') }),
      transformResponse: fromList,
      providesTags: listTags('Post'),
    }),
    getRelatedPosts: build.query<PostSummary[], Id>({
      query: (id) => ({ path: callPath('relatedPosts', { id }) }),
      transformResponse: fromList,
      providesTags: listTags('Post'),
    }),
    /** `id` may be a slug. The spec asks for no retry. */
    getPost: build.query<Post, Id>({
      query: (id) => ({ path: callPath('post', { id }) }),
      transformResponse: fromSiteEnvelope,
      providesTags: (post, _error, id) => [{ type: 'Post', id: post?.id ?? id }],
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const {
  useGetActivePostsQuery,
  useGetBlogLandingQuery,
  useGetPostQuery,
  useGetRecentPostsQuery,
  useGetRelatedPostsQuery,
} = blogApi;
