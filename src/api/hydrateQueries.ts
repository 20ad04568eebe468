import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, type CombinedState } from '@reduxjs/toolkit/query/react';
import { baseApi, queriesHydrated } from './baseApi.ts';

type Queries = CombinedState<Record<string, never>, string, string>['queries'];

/**
 * What the server's reads came to, as it travels in the page: nothing of when and by whom they were made, so that a
 * page is the same to the byte whoever renders it, and nothing that follows from the rest.
 */
export interface DehydratedQueries {
  answered: { endpointName: string; arg: unknown; value: unknown }[];
  /** By their keys in the cache. */
  failed: Record<string, { endpointName: string; originalArgs: unknown; error: unknown }>;
}

/** What a store's reads came to; those under way are the browser's to make. */
export const dehydrateQueries = (queries: Queries): DehydratedQueries => {
  const reads: DehydratedQueries = { answered: [], failed: {} };
  // In whatever order the answers came, or were asked for.
  for (const key of Object.keys(queries).sort()) {
    const { endpointName = '', originalArgs, status, data, error } = queries[key]!;
    if (status === QueryStatus.fulfilled) {
      reads.answered.push({ endpointName, arg: originalArgs, value: data });
    } else if (status === QueryStatus.rejected) {
      reads.failed[key] = { endpointName, originalArgs, error };
    }
  }
  return reads;
};

/**
 * Takes the server's reads over into a store. They count as made now: a page may have lain in a cache, but how long is
 * said by no clock that both sides share, and the visitor sees it now for the first time.
 */
export const hydrateQueries = (
  dispatch: (action: UnknownAction) => unknown,
  { answered, failed }: DehydratedQueries,
): void => {
  dispatch(baseApi.util.upsertQueryEntries(answered as never));
  const queries = Object.entries(failed).map(([key, failure]): [string, object] => [
    key,
    { ...failure, status: QueryStatus.rejected, requestId: key, startedTimeStamp: Date.now() },
  ]);
  dispatch(
    queriesHydrated({
      queries: Object.fromEntries(queries),
      provided: { tags: {}, keys: {} },
      mutations: {},
    }),
  );
};
