import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { READ_RETRIES } from '../contract/constants.ts';
import { retryDelay, wait } from '../lib/backoff.ts';
import { isTransient, toApiError, UNREACHABLE_MESSAGE, type ApiError } from './apiError.ts';

export interface ApiRequest {
  /** Path at the site's own origin, from `contract/endpoints`. */
  path: string;
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ApiAnswer {
  status: number;
  /** The parsed JSON, or undefined when there was none. */
  body: unknown;
}

/**
 * How calls leave the store; given to the store as part of its thunk extra argument.
 * The browser sends them over HTTP, the server hands them to the gateway.
 */
export interface ApiTransport {
  send: (request: ApiRequest, signal: AbortSignal) => Promise<ApiAnswer>;
  /** The server never asks twice: it answers with what it has (pitfalls, issue 2). */
  retries: boolean;
}

export interface EndpointOptions {
  /** Tries after the first; 0 for calls of which the spec says "no retry". */
  maxRetries?: number;
}

const transportOf = (extra: unknown): ApiTransport =>
  (extra as { transport: ApiTransport }).transport;

const send: BaseQueryFn<ApiRequest, unknown, ApiError, EndpointOptions> = async (
  request,
  { extra, signal },
) => {
  try {
    const { status, body } = await transportOf(extra).send(request, signal);
    return status >= 200 && status < 300 ? { data: body } : { error: toApiError(status, body) };
  } catch {
    return { error: { status: 0, message: UNREACHABLE_MESSAGE } };
  }
};

/**
 * Reads are tried again READ_RETRIES times, mutations never. The condition has to look at the endpoint's own
 * `maxRetries` itself: RTK Query ignores that option as soon as a condition is given.
 */
export const baseQuery = retry(send, {
  retryCondition: (error, _request, { attempt, baseQueryApi, extraOptions }) =>
    baseQueryApi.type === 'query' &&
    transportOf(baseQueryApi.extra).retries &&
    isTransient(error as ApiError) &&
    attempt <= ((extraOptions as EndpointOptions | undefined)?.maxRetries ?? READ_RETRIES),
  // `attempt` is 1 after the first failure, the spec's n is 0.
  backoff: (attempt, _maxRetries, signal) => wait(retryDelay(attempt - 1), signal),
});
