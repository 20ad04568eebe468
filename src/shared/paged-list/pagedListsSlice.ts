import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ListPage } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { pageIndexFromQuery } from '../../lib/queryString.ts';
import { clampPageIndex, pageCount } from '../../lib/paging.ts';
import { bringsLocation, isAt } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

const LIST_PATHS = {
  integrations: paths.allIntegrations,
  posts: paths.allPosts,
  events: paths.allEvents,
  videos: paths.allVideos,
} as const;

export type ListName = keyof typeof LIST_PATHS;

const listNames = Object.keys(LIST_PATHS) as ListName[];

/** The open page of each list, counted from 0. */
type PagedListsState = Record<ListName, number>;

const initialState: PagedListsState = { integrations: 0, posts: 0, events: 0, videos: 0 };

interface PageTurn {
  list: ListName;
  step: 1 | -1;
  pageCount: number;
}

/** Meta of an action that filters or searches a list, so that its first page opens. */
export interface FilterMeta {
  filteredList: ListName;
}

const isFilter = (action: { meta?: Partial<FilterMeta> }): action is { meta: FilterMeta } =>
  action.meta?.filteredList !== undefined;

const pagedListsSlice = createSlice({
  name: 'pagedLists',
  initialState,
  reducers: {
    pageTurned(state, { payload: { list, step, pageCount: count } }: PayloadAction<PageTurn>) {
      state[list] = clampPageIndex(clampPageIndex(state[list], count) + step, count);
    },
  },
  extraReducers: (builder) => {
    // The list may not have loaded yet, so a page past its end is kept. `pagedView` shows the last one instead.
    builder.addMatcher(bringsLocation, (state, { payload }) => {
      const list = listNames.find((name) => isAt(payload, LIST_PATHS[name]));
      if (list) state[list] = pageIndexFromQuery(payload.search);
    });
    builder.addMatcher(isFilter, (state, { meta }) => {
      state[meta.filteredList] = 0;
    });
  },
  selectors: {
    selectPage: (state, list: ListName) => state[list],
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof pagedListsSlice> {}
}

export const { pageTurned } = pagedListsSlice.actions;
export const { selectPage } = pagedListsSlice.injectInto(rootReducer).selectors;

export interface PagedView<Item> {
  items: readonly Item[];
  total: number;
  /** The nearest page that exists, counted from 0. */
  page: number;
  /** Undefined until the page has loaded. */
  pageCount: number | undefined;
}

export const pagedView = <Item>(
  response: ListPage<Item> | undefined,
  requestedPage: number,
): PagedView<Item> =>
  response
    ? {
        items: response.items,
        total: response.total,
        page: response.page - 1,
        pageCount: pageCount(response.total),
      }
    : { items: [], total: 0, page: requestedPage, pageCount: undefined };
