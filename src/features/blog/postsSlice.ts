import { createSelector } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { pagedView, selectPage } from '../../shared/paged-list/pagersSlice.ts';
import { isAt, selectLocation } from '../../store/navigationSlice.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { blogApi } from './blogApi.ts';
import { tagOf } from '../../lib/queryString.ts';
import { postsQuery } from './postPaths.ts';

/** A tag or a category; '' for all posts. */
export const selectTag = (state: RootState): string => {
  const location = selectLocation(state);
  return isAt(location, paths.allPosts) ? tagOf(new URLSearchParams(location.search)) : '';
};

export const selectRequestedPage = (state: RootState) => selectPage(state, 'posts');

/** The argument of the open page's query. */
export const selectPostsArgument = createSelector(
  [selectTag, selectRequestedPage],
  (tag, page) => ({ tag, page: String(page + 1) }),
);

/** The query of the list's address. */
export const selectPostsSearch = createSelector([selectTag, selectRequestedPage], postsQuery);

const selectPostsPage = (state: RootState) =>
  blogApi.endpoints.getPostsPage.select(selectPostsArgument(state))(state).data;

/** The open page, or the nearest that exists. */
export const selectPostsView = createSelector([selectPostsPage, selectRequestedPage], pagedView);
