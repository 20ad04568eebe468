import { baseApi, detailTags, listTags } from '../../api/baseApi.ts';
import { PREVIEW_COUNT, TRENDING_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { BlogLanding, Id, ListPage, PostSummary } from '../../contract/entities.ts';
import type { Payloads } from '../../contract/payloads.ts';
import { pageOf } from '../../lib/paging.ts';
import { taggedPosts } from '../../lib/listFilters.ts';

const postsOn = ({ hero, latest, guides, trending }: BlogLanding): PostSummary[] => [
  ...(hero?.post ? [hero.post] : []),
  ...latest,
  ...guides,
  ...trending,
];

interface PostsPageArgument {
  /** '' for all posts. */
  tag: string;
  /** Counted from 1. */
  page: string;
}

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlogLanding: build.query<BlogLanding, void>({
      query: () => ({ name: 'blogLanding', params: {} }),
      transformResponse: ({ hero, latest, guides, trending }: Payloads['blogLanding']) => ({
        hero,
        latest: latest.slice(0, PREVIEW_COUNT),
        guides: guides.slice(0, PREVIEW_COUNT),
        trending: trending.slice(0, TRENDING_PREVIEW_COUNT),
      }),
      providesTags: (landing) => ['BlogLanding', ...listTags('Post')(landing && postsOn(landing))],
    }),
    getPostsPage: build.query<ListPage<PostSummary>, PostsPageArgument>({
      query: (params) => ({ name: 'postsPage', params }),
      transformResponse: (answer: Payloads['postsPage'], _meta, { tag, page }) =>
        pageOf(Array.isArray(answer) ? taggedPosts(answer, tag) : answer, page),
      providesTags: (posts) => listTags('Post')(posts?.items),
    }),
    getRecentPosts: build.query<Payloads['recentPosts'], void>({
      query: () => ({ name: 'recentPosts', params: {} }),
      providesTags: listTags('Post'),
    }),
    getRelatedPosts: build.query<Payloads['relatedPosts'], Id>({
      query: (id) => ({ name: 'relatedPosts', params: { id } }),
      providesTags: listTags('Post'),
    }),
    getPost: build.query<Payloads['post'], Id>({
      query: (id) => ({ name: 'post', params: { id } }),
      extraOptions: { maxRetries: 0 },
      providesTags: detailTags('Post'),
    }),
  }),
});
