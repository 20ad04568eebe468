import {
  createPagedListSlice,
  type PagedListState,
} from '../../shared/paged-list/createPagedListSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** Which page of all videos is open. */
export const videosSlice = createPagedListSlice('videos');

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    videos: PagedListState;
  }
}

export const { selectPage: selectRequestedVideosPage } =
  videosSlice.injectInto(rootReducer).selectors;
