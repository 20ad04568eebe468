import { paths } from '../../contract/paths.ts';
import {
  createPagedListSlice,
  type PagedListState,
} from '../../shared/paged-list/createPagedListSlice.ts';
import { perStore } from '../../store/rootReducer.ts';

/** Which page of all videos is open. */
export const videosSlice = createPagedListSlice('videos', paths.allVideos);

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    videos: PagedListState;
  }
}

export const {
  selectPage: selectRequestedVideosPage,
  selectPageArgument: selectVideosArgument,
  selectSearch: selectVideosSearch,
} = videosSlice.injectInto(perStore).selectors;
