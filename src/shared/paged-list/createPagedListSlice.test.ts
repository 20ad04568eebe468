import { createPagedListSlice, pagedView, pageEntered } from './createPagedListSlice.ts';

const { actions, reducer, getInitialState, selectors } = createPagedListSlice('things');
const { nextPageRequested, pageOpened, previousPageRequested } = actions;

it('starts at page 0', () => {
  expect(getInitialState()).toEqual({ page: 0 });
});

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
  const opened = reducer({ page: 0 }, pageOpened({ page: 40 }));
  expect(opened.page).toBe(40);
  expect(reducer(opened, previousPageRequested({ pageCount: 3 })).page).toBe(1);
});

it('opens page 0 for an address that names no page', () => {
  expect(reducer({ page: 2 }, pageOpened({ page: -3 })).page).toBe(0);
  expect(reducer({ page: 2 }, pageOpened({ page: Number.NaN })).page).toBe(0);
});

it('names its actions after its list', () => {
  expect(nextPageRequested.type).toBe('things/nextPageRequested');
});

it('says which page is open', () => {
  expect(selectors.selectPage({ things: { page: 4 } })).toBe(4);
});

it('shows six items of the nearest page that exists, and how many there are', () => {
  const items = [1, 2, 3, 4, 5, 6, 7];
  expect(pagedView(items, 9)).toEqual({ items: [7], total: 7, page: 1, pageCount: 2 });
});

it('opens the page that the address of its route names', () => {
  const dispatch = jest.fn();
  const enter = pageEntered(actions)({ search: new URLSearchParams('page=3') });
  enter(dispatch, jest.fn(), {} as never);
  expect(dispatch.mock.calls).toEqual([[pageOpened({ page: 2 })]]);
});
