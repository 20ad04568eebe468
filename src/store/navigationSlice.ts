import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** An address within the site as it stands in the address bar: encoded, `search` with its `?`, `hash` with its `#`. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Why the address is what it is: the page was loaded, a link was followed, the visitor moved through the history, or
 * the address was written to say what a slice holds.
 */
export type ArrivalCause = 'load' | 'link' | 'back' | 'projection';

export interface Arrival extends Address {
  cause: ArrivalCause;
  /** Names the entry in the tab's history; positions on the page are kept by it. */
  key: string;
  /** The path that was left, the same one for a change of query or hash; '' for the first page of a visit. */
  from: string;
}

const initialState: Arrival = {
  pathname: '/',
  search: '',
  hash: '',
  cause: 'load',
  key: '',
  from: '',
};

/**
 * Where the visitor is. `arrived` is the only way an address gets into the state; each slice reads its own part of the
 * address from that event.
 */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    // An arrival where the visitor is already changes nothing: the server has said it, the browser says it again.
    arrived: (state, { payload }: PayloadAction<Arrival>) => void Object.assign(state, payload),
  },
  selectors: {
    selectArrival: (state) => state,
  },
});

export const { arrived } = navigationSlice.actions;
export const { selectArrival } = navigationSlice.selectors;

/** The code of a page has come, and its slices with it: they read the address that they have missed. */
export const pageLoaded = createAction<{ chunk: string }, 'navigation/pageLoaded'>(
  'navigation/pageLoaded',
);

/** Whether the visitor has come to another page, not only to another part or state of the same one. */
export const isNewPage = ({ from, pathname }: Arrival): boolean => from !== pathname;

/** Whether an address is that of a path, as the router judges: in any case, with or without a last slash. */
export const isAt = ({ pathname }: Pick<Address, 'pathname'>, path: string): boolean =>
  pathname.toLowerCase().replace(/\/$/, '') === path;
