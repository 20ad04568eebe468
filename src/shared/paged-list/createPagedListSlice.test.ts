import { createAction } from '@reduxjs/toolkit';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import { createPagedListSlice, pagedView } from './createPagedListSlice.ts';

const searched = createAction('search/searched');

const { actions, reducer, selectors } = createPagedListSlice(
  'things',
  '/all-things',
  searched.match,
);
const { nextPageRequested, previousPageRequested } = actions;

it('moves one page at a time', () => {
  const second = reducer({ page: 0 }, nextPageRequested({ pageCount: 3 }));
  expect(second.page).toBe(1);
  expect(reducer(second, previousPageRequested({ pageCount: 3 })).page).toBe(0);
});

it('stays on the last page when next is requested', () => {
  expect(reducer({ page: 2 }, nextPageRequested({ pageCount: 3 })).page).toBe(2);
});

it('stays on the first page when previous is requested', () => {
  expect(reducer({ page: 0 }, previousPageRequested({ pageCount: 3 })).page).toBe(0);
});

it('comes back into a list that has become shorter', () => {
  expect(reducer({ page: 9 }, nextPageRequested({ pageCount: 2 })).page).toBe(1);
  expect(reducer({ page: 9 }, previousPageRequested({ pageCount: 2 })).page).toBe(0);
});

it('keeps the page of an address until the length of the list is known', () => {
  const opened = reducer({ page: 0 }, locationChangedTo('/all-things?page=41'));
  expect(opened.page).toBe(40);
  expect(reducer(opened, previousPageRequested({ pageCount: 3 })).page).toBe(1);
});

it.each(['', '?page=1', '?page=-3', '?page=x', '?other=2'])(
  'opens page 0 for the query %j',
  (query) => {
    expect(reducer({ page: 2 }, locationChangedTo(`/all-things${query}`)).page).toBe(0);
  },
);

it('opens the page that its address names, however that is written', () => {
  expect(reducer({ page: 0 }, locationChangedTo('/all-things?page=3')).page).toBe(2);
  expect(reducer({ page: 0 }, locationChangedTo('/All-Things/?page=3')).page).toBe(2);
});

it('stays where it is while the visitor is elsewhere', () => {
  expect(reducer({ page: 2 }, locationChangedTo('/other-things?page=9')).page).toBe(2);
});

it('shows the first page of a list that has become another one', () => {
  expect(reducer({ page: 2 }, searched()).page).toBe(0);
});

it('says the query of its address; that of page 0 is empty', () => {
  expect(selectors.selectSearch({ things: { page: 0 } })).toBe('');
  expect(selectors.selectSearch({ things: { page: 2 } })).toBe('?page=3');
});

it('shows the page that was answered, which is the nearest that exists', () => {
  const answer = { items: [7], total: 7, page: 2 };
  expect(pagedView(answer, 9)).toEqual({ items: [7], total: 7, page: 1, pageCount: 2 });
});

it('knows no length of the list until a page has come', () => {
  expect(pagedView(undefined, 3)).toEqual({ items: [], total: 0, page: 3, pageCount: undefined });
});
