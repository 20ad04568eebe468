import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { createPagedListSlice } from '../../shared/paged-list/createPagedListSlice.ts';
import { locationChanged, isAt } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
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

/** Which page of them is open. */
export const postsSlice = createPagedListSlice('posts', paths.allPosts);

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices
    extends WithSlice<typeof postsSlice>, WithSlice<typeof postsTagSlice> {}
}

export const { selectPage: selectRequestedPage } = postsSlice.injectInto(rootReducer).selectors;

/** The query of the list's address, so that a reload, Back and a shared link keep tag and page. */
/** The argument of the open page's query. */
export const selectPostsArgument = createSelector(
  [selectTag, selectRequestedPage],
  (tag, page) => ({ tag, page: String(page + 1) }),
);

export const selectPostsSearch = createSelector([selectTag, selectRequestedPage], postsQuery);
