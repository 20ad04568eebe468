import { retry, type BaseQueryFn, type RetryOptions } from '@reduxjs/toolkit/query/react';
import { CALLS, type ApiAnswer, type ApiRequest } from '../contract/calls.ts';
import { READ_RETRIES } from '../contract/constants.ts';
import type { ApiError } from '../contract/payloads.ts';
import { isTransient, retryDelay, wait } from '../lib/retry.ts';
import { UNREACHABLE_MESSAGE } from './apiError.ts';

/** Sends requests: over HTTP in the browser, to the gateway on the server. */
export interface ApiTransport {
  /** Undefined during time travel, when nothing is sent. */
  send: (request: ApiRequest, signal: AbortSignal) => Promise<ApiAnswer> | undefined;
  /** False on the server, which renders the failure. */
  retries: boolean;
}

type SendQuery = BaseQueryFn<ApiRequest, unknown, ApiError, RetryOptions>;

/** A query resolves to the payload, a mutation to the whole response, whose message is shown. */
const send: SendQuery = async (request, { extra, signal }) => {
  const { transport } = extra as { transport: ApiTransport };
  const isQuery = CALLS[request.name].method === 'GET';
  const sent = await Promise.resolve(transport.send(request, signal)).catch(() => undefined);
  const response = sent ?? { status: 0, message: UNREACHABLE_MESSAGE };
  if ('payload' in response) return { data: isQuery ? response.payload : response };
  // `fail` throws, which ends the retries; an error that is returned is sent again.
  if (!isQuery || !transport.retries || !isTransient(response)) retry.fail(response);
  return { error: response };
};

/** Endpoints opt out of retries with `extraOptions: { maxRetries: 0 }`. Mutations are never retried. */
export const baseQuery: SendQuery = retry(send, {
  maxRetries: READ_RETRIES,
  // `attempt` is 1 after the first failure. An aborted query ends after the wait.
  backoff: (attempt) => wait(retryDelay(attempt - 1)),
});
