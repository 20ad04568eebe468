import type { SerializedError, UnknownAction } from '@reduxjs/toolkit';
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { ApiError } from '../contract/payloads.ts';
import { isTimeTraveling } from '../lib/timeTravel.ts';

interface QueryEndpoint<Arg, Result> {
  Types: { QueryArg: Arg; ResultType: Result };
  initiate: (arg: Arg, options: { forceRefetch: true; subscribe: false }) => unknown;
  useQueryState: (arg: Arg | SkipToken) => unknown;
  useQuerySubscription: (arg: Arg | SkipToken, options: { skip: boolean }) => unknown;
}

interface QueryState<Result> {
  /** Of the current argument, never of the previous one. */
  currentData: Result | undefined;
  error: ApiError | SerializedError | undefined;
  isError: boolean;
  isFetching: boolean;
}

export interface ReadResult<Result> {
  data: Result | undefined;
  error: ApiError | SerializedError | undefined;
  isLoading: boolean;
  /** Stays true while a failed query is sent again. */
  isError: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** Like `useQuery`, but a failed query is sent again only by `refetch` or by a new visit of its page. */
export const useReadOnce = <Arg, Result>(
  endpoint: QueryEndpoint<Arg, Result>,
  ...[given]: [Arg] extends [void] ? [arg?: SkipToken] : [arg: Arg | SkipToken]
): ReadResult<Result> => {
  const arg = given as Arg | SkipToken;
  const store = useStore();
  const query = endpoint.useQueryState(arg) as QueryState<Result>;
  const { currentData: data, isFetching } = query;

  // The cache removes a failure after some minutes; the page keeps it. It is set during the render, so that none shows the
  // failure of another argument. An earlier state that time travel shows may be from before the failure.
  const key = JSON.stringify(arg);
  const failure = query.isError ? query.error : undefined;
  const [seen, setSeen] = useState({ key, failure });
  if (seen.key !== key || (failure && failure !== seen.failure)) setSeen({ key, failure });
  const kept = data === undefined && !isTimeTraveling(store) ? seen.failure : undefined;

  const error = query.error ?? kept;
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
