import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, type CombinedState } from '@reduxjs/toolkit/query/react';
import { baseApi, failuresHydrated } from './baseApi.ts';

type Queries = CombinedState<Record<string, never>, string, string>['queries'];

/** Contains no times and request ids, so that each process renders the same bytes. */
export interface DehydratedQueries {
  answered: { endpointName: string; arg: unknown; value: unknown }[];
  failed: Record<string, { endpointName: string; originalArgs: unknown; error: unknown }>;
}

/** Pending queries are omitted: the browser sends them. */
export const dehydrateQueries = (queries: Queries = {}): DehydratedQueries => {
  const reads: DehydratedQueries = { answered: [], failed: {} };
  // Responses arrive in any order.
  for (const key of Object.keys(queries).sort()) {
    const { endpointName = '', originalArgs, status, data, error } = queries[key]!;
    // The state of `store/textsSlice.ts` has the words.
    if (endpointName === 'getTexts') continue;
    if (status === QueryStatus.fulfilled) {
      reads.answered.push({ endpointName, arg: originalArgs, value: data });
    } else if (status === QueryStatus.rejected) {
      reads.failed[key] = { endpointName, originalArgs, error };
    }
  }
  return reads;
};

/** The queries count as sent now, because the clocks of server and browser differ. */
export const hydrateQueries = (
  dispatch: (action: UnknownAction) => unknown,
  { answered, failed }: DehydratedQueries,
): void => {
  // RTK Query has an action that adds answers, and tags them. Failures, for which it has none, are added as its own state.
  dispatch(baseApi.util.upsertQueryEntries(answered as never));
  const queries = Object.entries(failed).map(([key, failure]): [string, object] => [
    key,
    { ...failure, status: QueryStatus.rejected, requestId: key, startedTimeStamp: Date.now() },
  ]);
  dispatch(
    failuresHydrated({
      queries: Object.fromEntries(queries),
      provided: { tags: {}, keys: {} },
      mutations: {},
    }),
  );
};
