import {
  createAction,
  createSlice,
  isAnyOf,
  type ActionReducerMapBuilder,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Path } from 'react-router-dom';

/** `sync`: the search parameters were written to match the state of a slice. */
export type NavigationCause = 'load' | 'link' | 'back' | 'sync';

/** Encoded, as in the address bar. */
export interface AppLocation extends Path {
  cause: NavigationCause;
  /** Identifies the history entry; the key of its scroll position. */
  key: string;
  /** The previous path; '' on the first page of a visit. */
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

/** The URL as state, so that time travel moves the page. Menus are in `features/navigation/menusSlice.ts`. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    // Immer keeps the object if no field changes: the first dispatch after hydration repeats the server's location, and must
    // not render the page again.
    locationChanged: (state, { payload }: PayloadAction<AppLocation>) =>
      void Object.assign(state, payload),
  },
  selectors: {
    selectLocation: (state) => state,
  },
});

export const { locationChanged } = navigationSlice.actions;
export const { selectLocation } = navigationSlice.selectors;

/** The code of a page has arrived, with slices that have missed the current location. */
export const pageLoaded = createAction<AppLocation>('navigation/pageLoaded');

/** The actions from which slices read their part of the URL. */
export const bringsLocation = isAnyOf(locationChanged, pageLoaded);

export const isNewPage = ({ cause, from, pathname }: AppLocation): boolean =>
  cause !== 'sync' && from !== pathname;

/** Whether a navigation leads to another page, or a link to the start of this one. Fragments and Back within it do not. */
export const opensPage = (location: AppLocation): boolean =>
  isNewPage(location) || (location.cause === 'link' && location.hash === '');

/** The `extraReducers` of a slice that starts over on a new page. */
export const resetOnNewPage =
  <State>(initialState: State) =>
  (builder: ActionReducerMapBuilder<NoInfer<State>>) => {
    builder.addCase(locationChanged, (state, { payload }) =>
      isNewPage(payload) ? initialState : state,
    );
  };

/** Ignores case and a trailing slash, as the router does. */
export const isAt = ({ pathname }: Pick<Path, 'pathname'>, path: string): boolean =>
  pathname.toLowerCase().replace(/\/$/, '') === path;
