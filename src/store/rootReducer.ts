import { combineSlices, type Reducer, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { baseApi } from '../api/baseApi.ts';
import { navigationSlice } from './navigationSlice.ts';
import { textsSlice } from './textsSlice.ts';

/** Slices in lazy chunks merge their types into this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface LazyLoadedSlices {}

const combined = combineSlices(
  navigationSlice,
  textsSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

/** `api` is missing until a page adds it. */
export type RootState = ReturnType<typeof combined> & WithSlice<typeof baseApi>;

/** Shared by all stores of a process: a reducer holds no state. */
export const rootReducer = combined as unknown as Pick<typeof combined, 'inject'> &
  Reducer<RootState, UnknownAction, Partial<RootState>>;
