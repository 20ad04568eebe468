import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { pagedView, pageTurned, selectPage } from './pagedListsSlice.ts';

const opened = (query: string) => locationChangedTo(`/webinars/all-events${query}`);
const turn = (step: 1 | -1, pageCount: number) => pageTurned({ list: 'events', step, pageCount });

const pageAfter = (...actions: UnknownAction[]) => selectPage(stateAfter(...actions), 'events');

it('moves one page at a time and never leaves the list', () => {
  expect(pageAfter(turn(1, 3))).toBe(1);
  expect(pageAfter(turn(1, 3), turn(1, 3), turn(1, 3))).toBe(2);
  expect(pageAfter(turn(1, 3), turn(-1, 3))).toBe(0);
  expect(pageAfter(turn(-1, 3))).toBe(0);
});

it('turns the pages of each list separately', () => {
  expect(selectPage(stateAfter(turn(1, 3)), 'videos')).toBe(0);
});

it('keeps the page of a URL until the length of the list is known', () => {
  expect(pageAfter(opened('?page=41'))).toBe(40);
  expect(pageAfter(opened('?page=41'), turn(-1, 3))).toBe(1);
});

it.each(['', '?page=1', '?page=-3', '?page=x', '?other=2'])(
  'opens the first page for the query %j',
  (query) => expect(pageAfter(opened('?page=3'), opened(query))).toBe(0),
);

it('opens the page of a URL in any case and with a trailing slash', () => {
  expect(pageAfter(locationChangedTo('/Webinars/All-Events/?page=3'))).toBe(2);
});

it('keeps the page of a list while another page is open', () => {
  expect(pageAfter(opened('?page=3'), locationChangedTo('/webinars/all-videos?page=9'))).toBe(2);
});

it('opens the first page of a list that an action filters', () => {
  const filtered = { type: 'test/filtered', meta: { filteredList: 'events' } };
  expect(pageAfter(opened('?page=3'), filtered)).toBe(0);
});

it('shows the page of the response, which is the nearest that exists', () => {
  const response = { items: [7], total: 7, page: 2 };
  expect(pagedView(response, 9)).toEqual({ items: [7], total: 7, page: 1, pageCount: 2 });
});

it('has no page count until a page has loaded', () => {
  expect(pagedView(undefined, 3)).toEqual({ items: [], total: 0, page: 3, pageCount: undefined });
});
