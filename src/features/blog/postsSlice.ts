import { createPagedListSlice, type PagedListState } from '../../store/createPagedListSlice';
import { rootReducer } from '../../store/rootReducer';

/** Which page of all posts is open. */
const postsSlice = createPagedListSlice('posts');

declare module '../../store/rootReducer' {
  interface LazyLoadedSlices {
    posts: PagedListState;
  }
}

export const { nextPageRequested, previousPageRequested, pageOpened } = postsSlice.actions;
export const { selectPage: selectRequestedPage } = postsSlice.injectInto(rootReducer).selectors;
