import type { CallDescription } from '../../../contract/calls.ts';
import { openEnvelope } from './envelope.ts';
import { upstreamError } from './gatewayErrors.ts';
import { UpstreamFailure } from './upstream.ts';
import type { GatewayAnswer } from './upstream.ts';

export interface UpstreamResponse {
  status: number;
  /** The value of the JSON; undefined where an error came without any. */
  body: unknown;
  /** Seconds or a date, as the other server wrote it. */
  retryAfter?: string | undefined;
}

/**
 * Judges what another server answered to a call, and opens its envelope.
 * @throws {UpstreamFailure} when it is not an answer
 */
export const readAnswer = (
  { method }: Pick<CallDescription, 'method'>,
  response: UpstreamResponse,
): GatewayAnswer => {
  const { status, body } = response;
  if (status >= 400 && status <= 599) {
    return { ...upstreamError(status, body, method), headers: retryHeaders(response) };
  }
  if (status < 200 || status > 299 || (status === 204 && method === 'GET')) {
    throw new UpstreamFailure(502, `it answered ${status}`);
  }
  if (typeof body !== 'object' || body === null) {
    throw new UpstreamFailure(502, 'the answer is neither an object nor a list');
  }
  // The gateway always has a body to give.
  return { status: status === 204 ? 200 : status, ...openEnvelope(body) };
};

/** Seconds or an HTTP date, on the two statuses that ask for patience. */
const retryHeaders = ({ status, retryAfter = '' }: UpstreamResponse): Record<string, string> =>
  (status === 429 || status === 503) && /^(?:\d{1,6}|[\w, :]{20,40})$/.test(retryAfter)
    ? { 'retry-after': retryAfter }
    : {};
