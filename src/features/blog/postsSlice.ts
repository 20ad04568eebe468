import { paths } from '../../contract/paths.ts';
import {
  createPagedListSlice,
  type PagedListState,
} from '../../shared/paged-list/createPagedListSlice.ts';
import { perStore } from '../../store/rootReducer.ts';

/** Which page of all posts is open. */
export const postsSlice = createPagedListSlice('posts', paths.allPosts);

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    posts: PagedListState;
  }
}

export const {
  selectPage: selectRequestedPage,
  selectPageArgument: selectPostsArgument,
  selectSearch: selectPostsSearch,
} = postsSlice.injectInto(perStore).selectors;
