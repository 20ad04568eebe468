import {
  createPagedListSlice,
  type PagedListState,
} from '../../shared/paged-list/createPagedListSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** Which page of all posts is open. */
export const postsSlice = createPagedListSlice('posts');

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    posts: PagedListState;
  }
}

export const { nextPageRequested, pageOpened } = postsSlice.actions;
export const { selectPage: selectRequestedPage } = postsSlice.injectInto(rootReducer).selectors;
