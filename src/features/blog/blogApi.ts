import { baseApi, listTags } from '../../api/baseApi.ts';
import { callQuery } from '../../api/callEndpoint.ts';
import type { Id } from '../../contract/entities.ts';

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlogLanding: build.query({
      ...callQuery('blogLanding'),
      providesTags: [{ type: 'BlogLanding' }],
    }),
    getActivePosts: build.query({
      ...callQuery('activePosts'),
      providesTags: listTags('Post'),
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
      providesTags: (post, _error, id) => [{ type: 'Post', id: post?.id ?? id }],
    }),
  }),
});
