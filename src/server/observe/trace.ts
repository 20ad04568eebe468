import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Safe in a log, a shell and a header. */
const SAFE_ID = /^[\w-]{1,64}$/;

/** W3C Trace Context: version, trace, span, flags. All zeros are invalid. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;

export interface Trace {
  id: string;
  /** Of a proxy that traces. */
  parent?: { trace: string; flags: string } | undefined;
}

/** The `X-Request-Id` of a trusted proxy if it is safe to log, or a new id. */
export const requestIdOf = (headers: IncomingHttpHeaders, isTrusted: boolean): string => {
  const given = headers['x-request-id'];
  return isTrusted && typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
};

export const traceOf = (id: string, headers: IncomingHttpHeaders): Trace => {
  const given = headers.traceparent;
  const [, trace, flags] = (typeof given === 'string' && TRACEPARENT.exec(given)) || [];
  return { id, ...(trace && flags && { parent: { trace, flags } }) };
};

export const currentTrace = new AsyncLocalStorage<Trace>();

/** For pino's `mixin`: the id of the current request. */
export const traceFields = (): { id?: string } => {
  const current = currentTrace.getStore();
  return current ? { id: current.id } : {};
};

/**
 * Headers for calls of another server. They continue the request's trace, or begin an unsampled one whose id is the
 * request's UUID. Empty outside requests.
 */
export const traceHeaders = (): Record<string, string> => {
  const current = currentTrace.getStore();
  if (!current) return {};
  const { id, parent } = current;
  const hex = id.replaceAll('-', '').toLowerCase();
  const trace =
    parent?.trace ?? (/^(?!0{32})[\da-f]{32}$/.test(hex) ? hex : randomBytes(16).toString('hex'));
  const span = randomBytes(8).toString('hex');
  return { 'x-request-id': id, traceparent: `00-${trace}-${span}-${parent?.flags ?? '00'}` };
};
