import type { SerializedError, UnknownAction } from '@reduxjs/toolkit';
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { ApiError } from '../contract/entities.ts';

interface QueryEndpoint<Arg, Result> {
  Types: { QueryArg: Arg; ResultType: Result };
  select: (arg: Arg | SkipToken) => (state: never) => { isError: boolean };
  initiate: (arg: Arg, options: { forceRefetch: true; subscribe: false }) => unknown;
  useQueryState: (arg: Arg | SkipToken) => unknown;
  useQuerySubscription: (arg: Arg | SkipToken, options: { skip: boolean }) => unknown;
}

export interface ReadResult<Result> {
  /** Of the current argument, never of the previous one. */
  data: Result | undefined;
  error: ApiError | SerializedError | undefined;
  isLoading: boolean;
  /** Stays true while a failed query is sent again. */
  isError: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** Like `useQuery`, but sends a query that failed on the server or in a prefetch again only by `refetch`. */
export const useReadOnce = <Arg, Result>(
  endpoint: QueryEndpoint<Arg, Result>,
  ...[given]: [Arg] extends [void] ? [arg?: SkipToken] : [arg: Arg | SkipToken]
): ReadResult<Result> => {
  const arg = given as Arg | SkipToken;
  const store = useStore();
  const key = JSON.stringify(arg);
  const look = () => ({ key, hasFailed: endpoint.select(arg)(store.getState() as never).isError });
  const [atMount, setAtMount] = useState(look);
  if (atMount.key !== key) setAtMount(look());

  const query = endpoint.useQueryState(arg) as ReadResult<Result> & { currentData?: Result };
  endpoint.useQuerySubscription(arg, { skip: atMount.hasFailed && query.isError });
  const { currentData: data, error, isFetching } = query;
  return {
    data,
    error,
    isLoading: data === undefined && error === undefined,
    isError: data === undefined && error !== undefined,
    isSuccess: data !== undefined,
    isFetching,
    refetch: () => {
      if (arg === skipToken) return;
      const action = endpoint.initiate(arg, { forceRefetch: true, subscribe: false });
      store.dispatch(action as UnknownAction);
    },
  };
};
