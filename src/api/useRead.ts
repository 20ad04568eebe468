import type { SerializedError, UnknownAction } from '@reduxjs/toolkit';
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { ApiError } from '../contract/entities.ts';

/** What the store knows of a read. */
interface Entry<Result> {
  data?: Result;
  error?: ApiError | SerializedError;
  isUninitialized: boolean;
  isLoading: boolean;
  isError: boolean;
  originalArgs?: unknown;
}

/** As much of a query endpoint as a view needs. */
interface ReadEndpoint<Argument, Result> {
  select: (argument: Argument | SkipToken) => (state: never) => Entry<Result>;
  initiate: (argument: Argument, options?: { subscribe: false; forceRefetch: true }) => unknown;
}

/** A read as views see it. */
export interface Read<Result> {
  /** What was read for the present argument, never what another one's read brought. */
  data: Result | undefined;
  error: ApiError | SerializedError | undefined;
  /** It is under way, for the first time or again. */
  isFetching: boolean;
  /** Sends it again. */
  tryAgain: () => void;
}

const hasFailed = ({ data, isError }: Entry<unknown>) => isError && data === undefined;

/**
 * Shows a read and keeps it in the store. It is sent only when nobody has asked for it yet: a read that has failed on
 * the way here, on the server or for a link that was pressed, is not sent again because somebody looks at it. Whoever
 * sends it again (`tryAgain`, a new visit) finds the view waiting.
 * @param argument the endpoint's, a string or nothing; `skipToken` while there is nothing to ask for
 */
export const useRead = <Argument extends string | void, Result>(
  endpoint: ReadEndpoint<Argument, Result>,
  ...[given]: Argument extends string
    ? [argument: Argument | SkipToken]
    : [argument?: SkipToken | undefined]
): Read<Result> => {
  const argument = given as Argument | SkipToken;
  const store = useStore();
  const select = useMemo(
    () => endpoint.select(argument) as (state: unknown) => Entry<Result>,
    [endpoint, argument],
  );
  const entry = useSelector(select);

  // An entry that failed and that nobody keeps is forgotten after minutes; who looks at it still sees that it failed.
  const [failure, setFailure] = useState<Entry<Result>>();
  if (entry.isError && entry !== failure) setFailure(entry);
  const isForgotten = entry.isUninitialized && failure?.originalArgs === argument;
  const { data, error, isLoading } = (isForgotten && failure) || entry;

  useEffect(() => {
    if (argument === skipToken) return undefined;
    const keep = () => {
      const kept: unknown = store.dispatch(endpoint.initiate(argument) as UnknownAction);
      leave = (kept as { unsubscribe: () => void }).unsubscribe;
    };
    const keepOnceAskedFor = () => {
      const now = select(store.getState());
      if (now.isUninitialized || hasFailed(now)) return;
      leave();
      keep();
    };
    let leave = () => {};
    if (hasFailed(select(store.getState()))) leave = store.subscribe(keepOnceAskedFor);
    else keep();
    return () => leave();
  }, [store, endpoint, select, argument]);

  return {
    data,
    error,
    isFetching: isLoading,
    tryAgain: () => {
      if (argument === skipToken) return;
      const again = endpoint.initiate(argument, { subscribe: false, forceRefetch: true });
      store.dispatch(again as UnknownAction);
    },
  };
};
