import { createSelector } from '@reduxjs/toolkit';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import type { ListPage, WebinarSummary } from '../../contract/entities.ts';
import { FIRST_PAGE } from '../../lib/paging.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { pagedView } from '../../shared/paged-list/createPagedListSlice.ts';
import { selectEventsArgument, selectRequestedEventsPage } from './eventsSlice.ts';
import { selectRequestedVideosPage, selectVideosArgument } from './videosSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const selectEventsRead = (page: string) => webinarsApi.endpoints.getEventsPage.select(page);
const selectVideosRead = (page: string) => webinarsApi.endpoints.getVideosPage.select(page);

const NONE: readonly WebinarSummary[] = [];

const preview = (first: ListPage<WebinarSummary> | undefined) =>
  first?.items.slice(0, PREVIEW_COUNT) ?? NONE;

const selectFirstEvents = selectEventsRead(FIRST_PAGE);
const selectFirstVideos = selectVideosRead(FIRST_PAGE);

/** The first events and videos, as the webinars home shows them. */
export const selectEventsPreview = createSelector(
  [(state: RootState) => selectFirstEvents(state).data],
  preview,
);
export const selectVideosPreview = createSelector(
  [(state: RootState) => selectFirstVideos(state).data],
  preview,
);

/** The open page of all events and of all videos. */
export const selectEventsView = createSelector(
  [
    (state: RootState) => selectEventsRead(selectEventsArgument(state))(state).data,
    selectRequestedEventsPage,
  ],
  pagedView<WebinarSummary>,
);
export const selectVideosView = createSelector(
  [
    (state: RootState) => selectVideosRead(selectVideosArgument(state))(state).data,
    selectRequestedVideosPage,
  ],
  pagedView<WebinarSummary>,
);

/** The recording after one in a list, or the first of the others; none in a list of itself. */
export const videoAfter = (
  videos: readonly WebinarSummary[],
  { id }: Pick<WebinarSummary, 'id'>,
): WebinarSummary | undefined => {
  const place = videos.findIndex((video) => video.id === id);
  return videos[place + 1] ?? videos.find((video) => video.id !== id);
};
