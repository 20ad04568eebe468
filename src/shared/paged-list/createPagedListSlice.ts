import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ListPage } from '../../contract/entities.ts';
import { clampPage, pageCount, pageFromQuery, pageQuery } from '../../lib/paging.ts';
import { locationChanged, isAt } from '../../store/navigationSlice.ts';

export interface PagedListState {
  /** Counts from 0. */
  page: number;
}

const initialState: PagedListState = { page: 0 };

/** How long the list is now is known to the view that shows it, so every step brings it along. */
interface Extent {
  pageCount: number;
}

/**
 * The cursor of a paged list: starts at page 0, moves one page at a time, never leaves the list.
 * Posts, events and videos each have one of their own name.
 * @param path of the page that shows the list: `?page=2` opens its second page
 * @param isNewList events after which the list is another one, of which the first page is shown
 */
export const createPagedListSlice = <Name extends string>(
  name: Name,
  path: string,
  isNewList: (action: UnknownAction) => boolean = () => false,
) =>
  createSlice({
    name,
    initialState,
    reducers: {
      nextPageRequested(state, { payload }: PayloadAction<Extent>) {
        state.page = clampPage(clampPage(state.page, payload.pageCount) + 1, payload.pageCount);
      },
      previousPageRequested(state, { payload }: PayloadAction<Extent>) {
        state.page = clampPage(clampPage(state.page, payload.pageCount) - 1, payload.pageCount);
      },
    },
    extraReducers: (builder) => {
      // The list may still be on its way, so a page past its end is kept; `pagedView` brings it back where it is shown.
      builder.addCase(locationChanged, (state, { payload }) => {
        if (isAt(payload, path)) state.page = pageFromQuery(payload.search);
      });
      builder.addMatcher(isNewList, (state) => {
        state.page = 0;
      });
    },
    selectors: {
      selectPage: (state) => state.page,
      /** What the read of the open page is asked for: its number, as addresses count. */
      selectPageArgument: (state) => String(state.page + 1),
      /** The query of the address, so that a reload, Back and a shared link keep the page. */
      selectSearch: (state) => pageQuery(state.page),
    },
  });

export type PagedListActions = Pick<
  ReturnType<typeof createPagedListSlice>['actions'],
  'nextPageRequested' | 'previousPageRequested'
>;

/** What a page of a list shows: its items, its number (the nearest that exists, from 0), and how much there is. */
export interface PagedView<Item> {
  items: readonly Item[];
  total: number;
  page: number;
  /** Undefined until the page is there. */
  pageCount: number | undefined;
}

/** The open page of a list. For a selector over its read and the slice's `selectPage`. */
export const pagedView = <Item>(
  answer: ListPage<Item> | undefined,
  requestedPage: number,
): PagedView<Item> =>
  answer
    ? {
        items: answer.items,
        total: answer.total,
        page: answer.page - 1,
        pageCount: pageCount(answer.total),
      }
    : { items: [], total: 0, page: requestedPage, pageCount: undefined };
