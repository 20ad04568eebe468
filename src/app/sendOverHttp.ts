import { readApiError } from '../api/apiError.ts';
import { API_PREFIX, CALLS, fillPath, type ApiAnswer, type ApiRequest } from '../contract/calls.ts';
import { isRecord } from '../lib/isRecord.ts';

/** Longer than the server waits for a content API. A network that swallows requests gives no answer at all. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Older browsers wait without a limit. */
const withTimeout = (signal: AbortSignal): AbortSignal =>
  'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]) : signal;

/** Sends a call to the site's own origin. A 2xx response without the expected payload becomes status 502. */
export const sendOverHttp = async (
  { name, params, body, idempotencyKey }: ApiRequest,
  signal: AbortSignal,
): Promise<ApiAnswer> => {
  const { method, path, group } = CALLS[name];
  const response = await fetch(API_PREFIX + fillPath(path, params), {
    method,
    signal: withTimeout(signal),
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: body && JSON.stringify(body),
  });
  const parsed: unknown = await response.json().catch(() => undefined);
  if (!response.ok) return readApiError(response.status, parsed);
  const { message, data }: Record<string, unknown> = isRecord(parsed) ? parsed : {};
  const inner = isRecord(data) ? data.data : undefined;
  const payload = group === 'site' ? inner : data;
  // A read has a payload, an object or a list. Another call is answered by an object that may hold none.
  const answer = method === 'GET' ? payload : parsed;
  if (typeof answer !== 'object' || answer === null) return readApiError(502, undefined);
  return { status: response.status, message: typeof message === 'string' ? message : '', payload };
};
