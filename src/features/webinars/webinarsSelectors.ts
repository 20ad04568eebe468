import { createSelector } from '@reduxjs/toolkit';
import { PREVIEW_COUNT } from '../../contract/constants';
import type { WebinarSummary } from '../../contract/entities';
import { clampPage, pageCount, pageItems } from '../../lib/paging';
import type { RootState } from '../../store/rootReducer';
import { selectRequestedEventsPage } from './eventsSlice';
import { selectRequestedVideosPage } from './videosSlice';
import { webinarsApi } from './webinarsApi';

/** One page of a list: its items, its number (the nearest that exists) and how many pages there are. */
export interface WebinarsView {
  items: readonly WebinarSummary[];
  page: number;
  pageCount: number;
}

const NONE: readonly WebinarSummary[] = [];

const selectEventsRead = webinarsApi.endpoints.getEvents.select();
const selectVideosRead = webinarsApi.endpoints.getVideos.select();

const selectEvents = (state: RootState): readonly WebinarSummary[] =>
  selectEventsRead(state).data ?? NONE;
const selectVideos = (state: RootState): readonly WebinarSummary[] =>
  selectVideosRead(state).data ?? NONE;

const preview = (list: readonly WebinarSummary[]) => list.slice(0, PREVIEW_COUNT);

const view = (list: readonly WebinarSummary[], requestedPage: number): WebinarsView => {
  const pages = pageCount(list.length);
  const page = clampPage(requestedPage, pages);
  return { items: pageItems(list, page), page, pageCount: pages };
};

/** The first events and videos, as the webinars home shows them (spec §9). */
export const selectEventsPreview = createSelector([selectEvents], preview);
export const selectVideosPreview = createSelector([selectVideos], preview);

/** The open page of all events and of all videos. */
export const selectEventsView = createSelector([selectEvents, selectRequestedEventsPage], view);
export const selectVideosView = createSelector([selectVideos, selectRequestedVideosPage], view);
