import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { CALLS, type ApiAnswer, type ApiRequest, type CallDescription } from '../contract/calls.ts';
import { READ_RETRIES } from '../contract/constants.ts';
import type { ApiError } from '../contract/entities.ts';
import { retryDelay, wait } from '../lib/backoff.ts';
import { isTransient } from '../lib/isTransient.ts';
import { UNREACHABLE_MESSAGE } from './apiError.ts';

/**
 * How calls leave the store; given to the store as part of its thunk extra argument.
 * The browser sends them over HTTP, the server hands them to the gateway.
 */
export interface ApiTransport {
  send: (request: ApiRequest, signal: AbortSignal) => Promise<ApiAnswer>;
  /** The server never asks twice: it answers with what it has (pitfalls, issue 2). */
  retries: boolean;
}

const transportOf = (extra: unknown): ApiTransport =>
  (extra as { transport: ApiTransport }).transport;

/** A read comes to its payload, a form to its whole answer: the message is for the visitor. */
const send: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { extra, signal }) => {
  try {
    const answer = await transportOf(extra).send(request, signal);
    if (!('payload' in answer)) return { error: answer };
    return { data: CALLS[request.name].method === 'GET' ? answer.payload : answer };
  } catch {
    return { error: { status: 0, message: UNREACHABLE_MESSAGE } };
  }
};

/** Reads are tried again READ_RETRIES times unless the table of calls says no; forms never are. */
export const baseQuery = retry(send, {
  retryCondition: (error, request: ApiRequest, { attempt, baseQueryApi }) => {
    const call: CallDescription = CALLS[request.name];
    return (
      call.method === 'GET' &&
      call.retry !== false &&
      transportOf(baseQueryApi.extra).retries &&
      isTransient(error as ApiError) &&
      attempt <= READ_RETRIES
    );
  },
  // `attempt` is 1 after the first failure, the spec's n is 0.
  backoff: (attempt, _maxRetries, signal) => wait(retryDelay(attempt - 1), signal),
});
