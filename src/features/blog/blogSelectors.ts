import { createSelector } from '@reduxjs/toolkit';
import { PREVIEW_COUNT, TRENDING_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { BlogLanding } from '../../contract/entities.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { pagedView } from '../../shared/paged-list/createPagedListSlice.ts';
import { blogApi } from './blogApi.ts';
import { selectPostsArgument, selectRequestedPage } from './postsSlice.ts';

const NO_LANDING: BlogLanding = { hero: null, latest: [], guides: [], trending: [] };

const selectLandingQuery = blogApi.endpoints.getBlogLanding.select();

const selectLanding = (state: RootState): BlogLanding =>
  selectLandingQuery(state).data ?? NO_LANDING;

/** What the landing page shows of each list (spec §9). */
export const selectLandingPreviews = createSelector([selectLanding], (landing) => ({
  latest: landing.latest.slice(0, PREVIEW_COUNT),
  guides: landing.guides.slice(0, PREVIEW_COUNT),
  trending: landing.trending.slice(0, TRENDING_PREVIEW_COUNT),
}));

const selectPostsPage = (state: RootState) =>
  blogApi.endpoints.getPostsPage.select(selectPostsArgument(state))(state).data;

/** The open page of all posts, the nearest one that exists, and how much there is. */
export const selectPostsView = createSelector([selectPostsPage, selectRequestedPage], pagedView);
