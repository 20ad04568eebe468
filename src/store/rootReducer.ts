import { combineSlices, type Reducer, type Slice, type UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from '../api/baseApi.ts';
import { lateApi } from '../api/lateApi.ts';
import { arrived, navigationSlice } from './navigationSlice.ts';

/** Slices that come with the code of their feature; each merges its own in here. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface LazyLoadedSlices {}

/** The one API in all but its code. */
const api = lateApi as unknown as Pick<typeof baseApi, 'reducerPath' | 'reducer'>;

const combine = () => combineSlices(api, navigationSlice).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<ReturnType<typeof combine>>;

/** A slice of whatever state. */
export type AnySlice = Pick<Slice, 'reducerPath' | 'reducer'>;

export interface RootReducer extends Reducer<RootState, UnknownAction, Partial<RootState>> {
  /** Adds slices; those that are there already stay as they are. */
  inject: (slices: readonly AnySlice[]) => void;
}

/**
 * The reducer of one store. A slice that comes later has missed the address: it reads it as soon as it is there, in the
 * same step as the first event that finds it there, and before that event.
 */
export const makeRootReducer = (): RootReducer => {
  const combined = combine();
  const added = new Map<string, Reducer>();

  const reduce: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
    const next = combined(state, action);
    const late = [...added].filter(([name]) => state && !(name in state));
    if (late.length === 0) return next;
    const arrival = arrived(next.navigation);
    return {
      ...next,
      ...Object.fromEntries(
        late.map(([name, slice]) => [name, slice(slice(undefined, arrival), action)]),
      ),
    };
  };

  const inject = (slices: readonly AnySlice[]) => {
    for (const slice of slices) {
      if (added.has(slice.reducerPath)) continue;
      added.set(slice.reducerPath, slice.reducer);
      combined.inject(slice as never);
    }
  };
  return Object.assign(reduce, { inject });
};

/**
 * What a slice is "injected into" to have its selectors: no store of its own. Where a store does not have the slice,
 * they read its initial state.
 */
export const perStore = { inject: () => undefined };
