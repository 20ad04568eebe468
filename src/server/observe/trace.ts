import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Safe in a log, a shell and a header. */
const SAFE_ID = /^[\w-]{1,64}$/;

/** The `X-Request-Id` of a trusted proxy if it is safe to log, or a new id. */
export const requestIdOf = (headers: IncomingHttpHeaders, isTrusted: boolean): string => {
  const given = headers['x-request-id'];
  return isTrusted && typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
};

/** Holds the id of the request that the current code handles. */
export const requestContext = new AsyncLocalStorage<string>();

export const traceFields = () => ({ id: requestContext.getStore() });

/** Headers for calls of another server. Empty outside requests. */
export const traceHeaders = (): Record<string, string> => {
  const id = requestContext.getStore();
  return id === undefined ? {} : { 'x-request-id': id };
};
