import { baseApi, detailTags, listTags } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';
import { PREVIEW_COUNT, TRENDING_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { BlogLanding, Id, ListPage, PostSummary } from '../../contract/entities.ts';
import { pageOf } from '../../lib/paging.ts';
import { taggedPosts } from '../../lib/filters.ts';

const postsOn = ({ hero, latest, guides, trending }: BlogLanding): PostSummary[] => [
  ...(hero?.post ? [hero.post] : []),
  ...latest,
  ...guides,
  ...trending,
];

interface PostsPage {
  /** '' for all posts. */
  tag: string;
  /** Counted from 1. */
  page: string;
}

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlogLanding: build.query({
      ...callQuery('blogLanding'),
      transformResponse: ({ hero, latest, guides, trending }: BlogLanding) => ({
        hero,
        latest: latest.slice(0, PREVIEW_COUNT),
        guides: guides.slice(0, PREVIEW_COUNT),
        trending: trending.slice(0, TRENDING_PREVIEW_COUNT),
      }),
      providesTags: (landing) => ['BlogLanding', ...listTags('Post')(landing && postsOn(landing))],
    }),
    getPostsPage: build.query({
      ...callQuery('postsPage', ({ tag, page }: PostsPage) => ({ tag, page })),
      transformResponse: (
        answer: ListPage<PostSummary>,
        _meta: unknown,
        { tag, page }: PostsPage,
      ) => pageOf(Array.isArray(answer) ? taggedPosts(answer, tag) : answer, page),
      providesTags: (posts) => listTags('Post')(posts?.items),
    }),
    getRecentPosts: build.query({
      ...callQuery('recentPosts'),
      providesTags: listTags('Post'),
    }),
    getRelatedPosts: build.query({
      ...callQuery('relatedPosts', (id: Id) => ({ id })),
      providesTags: listTags('Post'),
    }),
    getPost: build.query({
      ...callQuery('post', (id: Id) => ({ id })),
      extraOptions: { maxRetries: 0 },
      providesTags: detailTags('Post'),
    }),
  }),
});
