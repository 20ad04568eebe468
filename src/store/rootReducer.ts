import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi.ts';

/** Slices that features inject when their code is loaded; each feature merges its own in here. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(baseApi).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;
