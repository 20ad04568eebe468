import { createPagedListSlice, type PagedListState } from '../../store/createPagedListSlice';
import { rootReducer } from '../../store/rootReducer';

/** Which page of all videos is open. */
const videosSlice = createPagedListSlice('videos');

declare module '../../store/rootReducer' {
  interface LazyLoadedSlices {
    videos: PagedListState;
  }
}

export const videosPaged = videosSlice.actions;
export const { selectPage: selectRequestedVideosPage } =
  videosSlice.injectInto(rootReducer).selectors;
