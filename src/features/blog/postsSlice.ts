import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { selectPage } from '../../shared/paged-list/pagersSlice.ts';
import { locationChanged, isAt } from '../../store/navigationSlice.ts';
import { rootReducer, type RootState } from '../../store/rootReducer.ts';
import { postsQuery, tagOf } from './postsQuery.ts';

interface PostsTagState {
  /** A tag or a category; '' for all posts. */
  tag: string;
}

const initialState: PostsTagState = { tag: '' };

/** Which posts are listed. Only links choose: the address says it. */
const postsTagSlice = createSlice({
  name: 'postsTag',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (_state, { payload }) =>
      isAt(payload, paths.allPosts)
        ? { tag: tagOf(new URLSearchParams(payload.search)) }
        : initialState,
    );
  },
  selectors: {
    selectTag: (state) => state.tag,
  },
});

export const { selectTag } = postsTagSlice.injectInto(rootReducer).selectors;

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof postsTagSlice> {}
}

export const selectRequestedPage = (state: RootState) => selectPage(state, 'posts');

/** The argument of the open page's query. */
export const selectPostsArgument = createSelector(
  [selectTag, selectRequestedPage],
  (tag, page) => ({ tag, page: String(page + 1) }),
);

/** The query of the list's address, so that a reload, Back and a shared link keep tag and page. */
export const selectPostsSearch = createSelector([selectTag, selectRequestedPage], postsQuery);
