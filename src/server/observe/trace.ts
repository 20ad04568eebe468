import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Short and without anything that means something to a log, a shell or a header. */
const SAFE_ID = /^[\w-]{1,64}$/;

/** W3C Trace Context, "traceparent": version, trace, the caller's span, flags. Zeros alone mean none. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;

/** What the log and the content API may know a request by. */
export interface Trace {
  id: string;
  /** Of somebody in front who traces, with their flags. */
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

/** The request that is being worked at, wherever in the server that is. */
export const currentTrace = new AsyncLocalStorage<Trace>();

/** What every line of a log says of the request that is being worked at; for pino's `mixin`. */
export const traceFields = (): { id?: string } => {
  const current = currentTrace.getStore();
  return current ? { id: current.id } : {};
};

/**
 * Headers that tell another server what a request is for: the trace that came with it goes on, and one without begins
 * here, unsampled, named after our own id where that is a UUID. None for work that no request has asked for.
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
