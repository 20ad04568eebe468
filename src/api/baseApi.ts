import { createAction } from '@reduxjs/toolkit';
import { createApi, type CombinedState } from '@reduxjs/toolkit/query/react';
import { READ_CACHE_SECONDS } from '../contract/constants.ts';
import { baseQuery } from './baseQuery.ts';

export const tagTypes = [
  'Integration',
  'Plan',
  'Post',
  'BlogLanding',
  'LegalDocument',
  'NewsletterLink',
  'HelpCategory',
  'HelpArticle',
  'Event',
  'Video',
  'MyRegistration',
  'DemoSlots',
  'MyDemo',
] as const;

export type TagType = (typeof tagTypes)[number];

// The endpoints' types are not known here, features inject them.
type QueryCache = CombinedState<Record<string, never>, TagType, 'api'>;

/** Adds failed queries of the server. Unused entries of a preloaded state would never be removed; these are. */
export const queriesHydrated = createAction<unknown, 'api/queriesHydrated'>('api/queriesHydrated');

/** Each feature injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: READ_CACHE_SECONDS,
  extractRehydrationInfo: (action) =>
    queriesHydrated.match(action) ? (action.payload as QueryCache) : undefined,
  endpoints: () => ({}),
});

/**
 * A tag of one thing. RTK Query keeps tag ids as keys of plain objects: the prefix keeps an id such as `constructor` or
 * `__proto__` from naming an inherited property.
 */
export const tag = <T extends TagType>(type: T, id: string) => ({ type, id: `id:${id}` });

const tagsOf = <T extends TagType>(type: T, ids: Iterable<string>) =>
  Array.from(ids, (id) => tag(type, id));

/** Tags of a list: one for each item, by its id, and one for the list itself, which others may join. */
export const listTags =
  <T extends TagType>(type: T) =>
  (items: readonly { id: string }[] = []) =>
    tagsOf(type, [...items.map(({ id }) => id), 'LIST']);

/** Tags of one thing: its id, by which lists know it, and what it was asked for by, which alone is there if it failed. */
export const detailTags =
  <T extends TagType>(type: T) =>
  (item: { id: string } | undefined, _error: unknown, argument: string) =>
    tagsOf(type, new Set([item?.id ?? argument, argument]));
