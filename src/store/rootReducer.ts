import { combineSlices, type Reducer, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { baseApi } from '../api/baseApi.ts';
import { navigationSlice } from './navigationSlice.ts';

/** Each slice that arrives with a page's code merges its type in here. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface LazyLoadedSlices {}

const combined = combineSlices(navigationSlice).withLazyLoadedSlices<LazyLoadedSlices>();

/** `api` is missing until a page adds it; only such pages select from it. */
export type RootState = ReturnType<typeof combined> & WithSlice<typeof baseApi>;

/** A reducer holds no state, so all stores of a process share this one: the store of each request starts empty. */
export const rootReducer = combined as unknown as Pick<typeof combined, 'inject'> &
  Reducer<RootState, UnknownAction, Partial<RootState>>;
