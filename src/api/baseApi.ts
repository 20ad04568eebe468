import { createAction } from '@reduxjs/toolkit';
import { createApi, type CombinedState } from '@reduxjs/toolkit/query/react';
import { READ_CACHE_SECONDS } from '../contract/constants.ts';
import { TAG_TYPES } from '../contract/payloads.ts';
import { baseQuery } from './baseQuery.ts';

type TagType = (typeof TAG_TYPES)[number];

// Features inject the endpoints, so their types are unknown here.
type QueryCache = CombinedState<Record<string, never>, TagType, 'api'>;

/** Adds the server's failed queries. Unlike preloaded state, RTK Query removes these entries when they are unused. */
export const failuresHydrated = createAction<unknown, 'api/failuresHydrated'>(
  'api/failuresHydrated',
);

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: READ_CACHE_SECONDS,
  extractRehydrationInfo: (action) =>
    failuresHydrated.match(action) ? (action.payload as QueryCache) : undefined,
  endpoints: () => ({}),
});

/** RTK Query keeps tag ids as keys of plain objects. The prefix keeps `__proto__` from naming an inherited property. */
export const tag = <T extends TagType>(type: T, id: string) => ({ type, id: `id:${id}` });

export const listTags =
  <T extends TagType>(type: T) =>
  (items: readonly { id: string }[] = []) =>
    [...items.map(({ id }) => id), 'LIST'].map((id) => tag(type, id));

/** Tags of one item: its id, which lists provide as well, and the query's argument, which a failed query has, too. */
export const detailTags =
  <T extends TagType>(type: T) =>
  (item: { id: string } | undefined, _error: unknown, argument: string) =>
    Array.from(new Set([item?.id ?? argument, argument]), (id) => tag(type, id));
