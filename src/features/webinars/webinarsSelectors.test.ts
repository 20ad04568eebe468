import type { WebinarEvent, WebinarVideo } from '../../contract/entities.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import { eventsSlice } from './eventsSlice.ts';
import { videosSlice } from './videosSlice.ts';
import { makeEvent, makeMany, makeVideo } from './webinars.fixtures.ts';
import { webinarsApi } from './webinarsApi.ts';
import {
  selectEventsPreview,
  selectEventsView,
  selectVideosPreview,
  selectVideosView,
  videoAfter,
} from './webinarsSelectors.ts';

/** A store that has read the first two pages of each list, and one past their end. */
const storeWith = async (lists: { events?: WebinarEvent[]; videos?: WebinarVideo[] } = {}) => {
  const { events, videos } = lists;
  const services = makeTestServices({
    ...(events && { events: okAnswer(events) }),
    ...(videos && { videos: okAnswer(videos) }),
  });
  const store = makeTestStore(services);
  const { getEventsPage, getVideosPage } = webinarsApi.endpoints;
  for (const page of ['1', '2', '41']) {
    if (events) await store.dispatch(getEventsPage.initiate(page));
    if (videos) await store.dispatch(getVideosPage.initiate(page));
  }
  return store;
};

it('has one empty page of each while nothing has been read', async () => {
  const state = (await storeWith()).getState();
  const nothing = { items: [], total: 0, page: 0, pageCount: undefined };
  expect(selectEventsView(state)).toEqual(nothing);
  expect(selectVideosView(state)).toEqual(nothing);
  expect(selectEventsPreview(state)).toEqual([]);
  expect(selectVideosPreview(state)).toEqual([]);
});

it('previews the first three of each', async () => {
  const lists = { events: makeMany(makeEvent, 4), videos: makeMany(makeVideo, 5) };
  const state = (await storeWith(lists)).getState();
  expect(selectEventsPreview(state)).toEqual(lists.events.slice(0, 3));
  expect(selectVideosPreview(state)).toEqual(lists.videos.slice(0, 3));
});

it('shows six on a page and the rest on the next', async () => {
  const list = makeMany(makeEvent, 8);
  const { dispatch, getState } = await storeWith({ events: list });
  expect(selectEventsView(getState())).toEqual({
    items: list.slice(0, 6),
    total: 8,
    page: 0,
    pageCount: 2,
  });
  dispatch(eventsSlice.actions.nextPageRequested({ pageCount: 2 }));
  expect(selectEventsView(getState())).toEqual({
    items: list.slice(6),
    total: 8,
    page: 1,
    pageCount: 2,
  });
});

it('turns the pages of videos and of events each on its own', async () => {
  const lists = { events: makeMany(makeEvent, 8), videos: makeMany(makeVideo, 8) };
  const { dispatch, getState } = await storeWith(lists);
  dispatch(videosSlice.actions.nextPageRequested({ pageCount: 2 }));
  expect(selectVideosView(getState())).toEqual({
    items: lists.videos.slice(6),
    total: 8,
    page: 1,
    pageCount: 2,
  });
  expect(selectEventsView(getState()).page).toBe(0);
});

it('shows the last page when the address names one past the end', async () => {
  const { dispatch, getState } = await storeWith({ events: makeMany(makeEvent, 8) });
  dispatch(locationChangedTo('/webinars/all-events?page=41'));
  expect(selectEventsView(getState()).page).toBe(1);
});

it.each([
  ['1', '2'],
  ['3', '1'],
  ['elsewhere', '1'],
])('goes on after video %s with %s', (id, next) => {
  expect(videoAfter(makeMany(makeVideo, 3), { id })?.id).toBe(next);
});

it('goes on with nothing after the only video', () => {
  expect(videoAfter(makeMany(makeVideo, 1), { id: '1' })).toBeUndefined();
});
