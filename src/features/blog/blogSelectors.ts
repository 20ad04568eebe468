import { createSelector } from '@reduxjs/toolkit';
import { PREVIEW_COUNT, TRENDING_PREVIEW_COUNT } from '../../contract/constants';
import type { BlogLanding, PostSummary } from '../../contract/entities';
import { clampPage, pageCount, pageItems } from '../../lib/paging';
import type { RootState } from '../../store/rootReducer';
import { blogApi } from './blogApi';
import { selectRequestedPage } from './postsSlice';

const NO_LANDING: BlogLanding = { hero: null, latest: [], guides: [], trending: [] };
const NO_POSTS: readonly PostSummary[] = [];

const selectLandingRead = blogApi.endpoints.getBlogLanding.select();
const selectActiveRead = blogApi.endpoints.getActivePosts.select();

const selectLanding = (state: RootState): BlogLanding =>
  selectLandingRead(state).data ?? NO_LANDING;

/** What the landing page shows of each list (spec §9). */
export const selectLandingPreviews = createSelector([selectLanding], (landing) => ({
  latest: landing.latest.slice(0, PREVIEW_COUNT),
  guides: landing.guides.slice(0, PREVIEW_COUNT),
  trending: landing.trending.slice(0, TRENDING_PREVIEW_COUNT),
}));

const selectActivePosts = (state: RootState): readonly PostSummary[] =>
  selectActiveRead(state).data ?? NO_POSTS;

/** The open page of all posts, the nearest one that exists, and how much there is. */
export const selectPostsView = createSelector(
  [selectActivePosts, selectRequestedPage],
  (posts, requestedPage) => {
    const pages = pageCount(posts.length);
    const page = clampPage(requestedPage, pages);
    return { items: pageItems(posts, page), page, pageCount: pages };
  },
);
