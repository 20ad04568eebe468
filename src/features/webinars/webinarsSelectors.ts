import { createSelector } from '@reduxjs/toolkit';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import type { WebinarSummary } from '../../contract/entities.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { pagedView } from '../../shared/paged-list/createPagedListSlice.ts';
import { selectRequestedEventsPage } from './eventsSlice.ts';
import { selectRequestedVideosPage } from './videosSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const NONE: readonly WebinarSummary[] = [];

const selectEventsQuery = webinarsApi.endpoints.getEvents.select();
const selectVideosQuery = webinarsApi.endpoints.getVideos.select();

const selectEvents = (state: RootState): readonly WebinarSummary[] =>
  selectEventsQuery(state).data ?? NONE;
const selectVideos = (state: RootState): readonly WebinarSummary[] =>
  selectVideosQuery(state).data ?? NONE;

const preview = (list: readonly WebinarSummary[]) => list.slice(0, PREVIEW_COUNT);

/** The first events and videos, as the webinars home shows them (spec §9). */
export const selectEventsPreview = createSelector([selectEvents], preview);
export const selectVideosPreview = createSelector([selectVideos], preview);

/** The open page of all events and of all videos. */
export const selectEventsView = createSelector(
  [selectEvents, selectRequestedEventsPage],
  pagedView,
);
export const selectVideosView = createSelector(
  [selectVideos, selectRequestedVideosPage],
  pagedView,
);
