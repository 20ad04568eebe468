import type { WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { createPagedListSlice } from '../../shared/paged-list/createPagedListSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** Which page of all videos is open. */
export const videosSlice = createPagedListSlice('videos', paths.allVideos);

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof videosSlice> {}
}

export const {
  selectPage: selectRequestedVideosPage,
  selectPageArgument: selectVideosArgument,
  selectSearch: selectVideosSearch,
} = videosSlice.injectInto(rootReducer).selectors;
