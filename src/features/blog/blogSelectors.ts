import { createSelector } from '@reduxjs/toolkit';
import type { BlogLanding } from '../../contract/entities.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { pagedView } from '../../shared/paged-list/pagersSlice.ts';
import { blogApi } from './blogApi.ts';
import { selectPostsArgument, selectRequestedPage } from './postsSlice.ts';

const NO_LANDING: BlogLanding = { hero: null, latest: [], guides: [], trending: [] };

const selectLandingQuery = blogApi.endpoints.getBlogLanding.select();

/** The lists of the landing page, as far as it shows them. */
export const selectLandingPreviews = (state: RootState): BlogLanding =>
  selectLandingQuery(state).data ?? NO_LANDING;

const selectPostsPage = (state: RootState) =>
  blogApi.endpoints.getPostsPage.select(selectPostsArgument(state))(state).data;

/** The open page of all posts, the nearest one that exists, and how much there is. */
export const selectPostsView = createSelector([selectPostsPage, selectRequestedPage], pagedView);
