import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** As in the address bar: encoded, `search` with its `?`, `hash` with its `#`. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** `sync`: the search parameters were written to match the state of a slice. */
export type NavigationCause = 'load' | 'link' | 'back' | 'sync';

export interface AppLocation extends Address {
  cause: NavigationCause;
  /** Identifies the entry in the tab's history; scroll positions are stored by it. */
  key: string;
  /** The previous path; the same one when only the query or hash changes, '' on the first page of a visit. */
  from: string;
}

const initialState: AppLocation = {
  pathname: '/',
  search: '',
  hash: '',
  cause: 'load',
  key: '',
  from: '',
};

/** The URL as state, so that time travel moves the page. Slices read their part of it from `locationChanged`. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    // Keeps the object when nothing changes: the browser repeats the location of the server.
    locationChanged: (state, { payload }: PayloadAction<AppLocation>) =>
      void Object.assign(state, payload),
  },
  selectors: {
    selectLocation: (state) => state,
  },
});

export const { locationChanged } = navigationSlice.actions;
export const { selectLocation } = navigationSlice.selectors;

/** Whether the path changed, not only the query or the hash. */
export const isNewPage = ({ from, pathname }: AppLocation): boolean => from !== pathname;

/** Matches as the router does: in any case, with or without a trailing slash. */
export const isAt = ({ pathname }: Pick<Address, 'pathname'>, path: string): boolean =>
  pathname.toLowerCase().replace(/\/$/, '') === path;
