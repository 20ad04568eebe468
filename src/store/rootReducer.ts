import { combineSlices, type WithSlice } from '@reduxjs/toolkit';
import type { baseApi } from '../api/baseApi.ts';
import { navigationSlice } from './navigationSlice.ts';
import { textsSlice } from './textsSlice.ts';

/** The API and the slices in lazy chunks, which merge their types into this interface. */
export interface LazyLoadedSlices extends WithSlice<typeof baseApi> {}

/** Shared by all stores of a process: a reducer holds no state. */
export const rootReducer = combineSlices(
  navigationSlice,
  textsSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** The state once a page has added the API, which the selectors of RTK Query expect. */
export type ApiState = RootState & WithSlice<typeof baseApi>;

export const hasApi = (state: RootState): state is ApiState => state.api !== undefined;
