import type { SerializedError, UnknownAction } from '@reduxjs/toolkit';
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { ApiError } from '../contract/payloads.ts';
import { isTimeTraveling } from '../lib/timeTravel.ts';

type ReadError = ApiError | SerializedError | undefined;

interface QueryEndpoint<Arg, Result> {
  Types: { QueryArg: Arg; ResultType: Result };
  initiate: (arg: Arg, options: { forceRefetch: true; subscribe: false }) => unknown;
  useQueryState: (arg: Arg | SkipToken) => unknown;
  useQuerySubscription: (arg: Arg | SkipToken, options: { skip: boolean }) => unknown;
}

interface QueryState<Result> {
  /** Of the current argument, never of the previous one. */
  currentData: Result | undefined;
  error: ReadError;
  isError: boolean;
  isFetching: boolean;
}

export interface ReadResult<Result> {
  data: Result | undefined;
  error: ReadError;
  isLoading: boolean;
  /** Stays true while a failed query is sent again. */
  isError: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** The last failure for the key. The cache removes a failure after some minutes; the page keeps it. */
const useKeptFailure = (key: string, failure: ReadError): ReadError => {
  const [kept, setKept] = useState({ key, failure });
  // React renders again at once, so that the result of this render, with the failure of another key, is never shown.
  if (kept.key !== key || (failure && failure !== kept.failure)) setKept({ key, failure });
  return kept.failure;
};

/**
 * Follows invalidated tags, as `useQuery` does. Unlike `useQuery`, it sends a query that failed again only by `refetch` or by
 * a new visit of its page.
 */
export const useReadOnce = <Arg, Result>(
  endpoint: QueryEndpoint<Arg, Result>,
  // Required, except for a query without an argument (`void`). The brackets keep an argument that is a union whole.
  ...[given]: [Arg] extends [void] ? [arg?: SkipToken] : [arg: Arg | SkipToken]
): ReadResult<Result> => {
  const arg = given as Arg | SkipToken;
  const store = useStore();
  const query = endpoint.useQueryState(arg) as QueryState<Result>;
  const { currentData: data, isFetching } = query;

  const kept = useKeptFailure(JSON.stringify(arg), query.isError ? query.error : undefined);
  // An earlier state that time travel shows may be from before the failure.
  const showsKept = data === undefined && !isTimeTraveling(store);
  const error = query.error ?? (showsKept ? kept : undefined);
  const isError = data === undefined && error !== undefined;
  // To subscribe to a failed query would send it again, so the page waits for `refetch`.
  endpoint.useQuerySubscription(arg, { skip: isError && !isFetching });
  return {
    data,
    error,
    isLoading: data === undefined && error === undefined,
    isError,
    isSuccess: data !== undefined,
    isFetching,
    refetch: () => {
      if (arg === skipToken) return;
      const action = endpoint.initiate(arg, { forceRefetch: true, subscribe: false });
      store.dispatch(action as UnknownAction);
    },
  };
};
