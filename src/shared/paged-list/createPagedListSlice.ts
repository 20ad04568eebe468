import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clampPage } from '../../lib/paging.ts';

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
