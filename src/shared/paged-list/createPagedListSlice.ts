import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clampPage, pageCount, pageFromQuery, pageItems } from '../../lib/paging.ts';
import type { AppThunk } from '../../store/services.ts';

export interface PagedListState {
  /** Counts from 0. */
  page: number;
}

/** How long the list is now is known to the view that shows it, so every step brings it along. */
interface Extent {
  pageCount: number;
}

/**
 * The cursor of a paged list (spec §4): starts at page 0, moves one page at a time, never leaves the list.
 * Integrations, posts, events and videos each have one of their own name.
 */
export const createPagedListSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: { page: 0 },
    reducers: {
      nextPageRequested(state, { payload }: PayloadAction<Extent>) {
        state.page = clampPage(clampPage(state.page, payload.pageCount) + 1, payload.pageCount);
      },
      previousPageRequested(state, { payload }: PayloadAction<Extent>) {
        state.page = clampPage(clampPage(state.page, payload.pageCount) - 1, payload.pageCount);
      },
      /**
       * The address named a page: a shared link, a reload, Back. The list may still be on its way, so a page past its
       * end is kept as it is; `clampPage` brings it back where it is shown.
       */
      pageOpened(state, { payload }: PayloadAction<PagedListState>) {
        state.page = clampPage(payload.page, Number.MAX_SAFE_INTEGER);
      },
    },
    selectors: {
      selectPage: (state) => state.page,
    },
  });

export type PagedListActions = ReturnType<typeof createPagedListSlice>['actions'];

/** What a page of a list shows: its items, its number (the nearest that exists, from 0), and how much there is. */
export interface PagedView<Item> {
  items: readonly Item[];
  total: number;
  page: number;
  pageCount: number;
}

/** The open page of a list. For a selector over the items and the slice's `selectPage`. */
export const pagedView = <Item>(items: readonly Item[], requestedPage: number): PagedView<Item> => {
  const pages = pageCount(items.length);
  const page = clampPage(requestedPage, pages);
  return { items: pageItems(items, page), total: items.length, page, pageCount: pages };
};

/** What a list's route does when its address is entered: `?page=2` opens the second page. */
export const pageEntered =
  ({ pageOpened }: PagedListActions) =>
  ({ search }: { search: URLSearchParams }): AppThunk =>
  (dispatch) => {
    dispatch(pageOpened({ page: pageFromQuery(search.get('page')) }));
  };
