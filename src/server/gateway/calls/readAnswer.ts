import { openEnvelope, wrapPayload } from './envelope.ts';
import { errorBody, upstreamErrorBody } from './gatewayErrors.ts';
import { normalize } from './normalize.ts';
import { isRecord } from './readValue.ts';
import { UpstreamFailure } from './upstream.ts';
import type { UpstreamRequest, UpstreamResponse } from './upstream.ts';

export interface GatewayAnswer {
  status: number;
  /** To be sent as JSON. */
  body: unknown;
  /** The few headers that go with it, names in lower case. */
  headers: Record<string, string>;
}

/** A thing without any of these cannot be shown. */
const SHOWN_FIELDS = ['id', '_id', 'slug', 'title', 'name', 'content', 'description'];

/** An error of the gateway's own making. */
export const failure = (status: number, headers: Record<string, string> = {}): GatewayAnswer => ({
  status,
  body: errorBody(status),
  headers,
});

/**
 * Judges what an upstream answered and makes the gateway's own answer of it.
 * @throws {UpstreamFailure} when it is not an answer to the call
 */
export const readAnswer = (request: UpstreamRequest, response: UpstreamResponse): GatewayAnswer => {
  const { status, body } = response;
  if (status >= 400 && status <= 599) {
    return { status, body: upstreamErrorBody(status, body), headers: retryHeaders(response) };
  }
  const isPost = request.call.method === 'POST';
  if (status < 200 || status > 299 || (status === 204 && !isPost)) {
    throw new UpstreamFailure(502, `it answered ${status}`);
  }
  return readSuccess(request, response);
};

const readSuccess = (
  { name, call }: UpstreamRequest,
  { status, body }: UpstreamResponse,
): GatewayAnswer => {
  if (typeof body !== 'object' || body === null) {
    throw new UpstreamFailure(502, 'the answer is neither an object nor a list');
  }
  const { payload, message } = openEnvelope(body);
  if (call.single) {
    if (isEmpty(payload)) return failure(404);
    if (!isRecord(payload) || !SHOWN_FIELDS.some((field) => payload[field])) {
      throw new UpstreamFailure(502, 'the answer is not what was asked for');
    }
  }
  const isMessageKept = call.method === 'POST' || message !== '';
  const wrapped = wrapPayload(
    call.group,
    normalize(name, payload),
    isMessageKept ? message : undefined,
  );
  // The gateway always has a body to give.
  return { status: status === 204 ? 200 : status, body: wrapped, headers: {} };
};

const isEmpty = (payload: unknown): boolean =>
  payload === null ||
  payload === undefined ||
  (typeof payload === 'object' && Object.keys(payload).length === 0);

/** Seconds or an HTTP date, on the two statuses that ask for patience. */
const retryHeaders = ({ status, retryAfter = '' }: UpstreamResponse): Record<string, string> =>
  (status === 429 || status === 503) && /^(?:\d{1,6}|[\w, :]{20,40})$/.test(retryAfter)
    ? { 'retry-after': retryAfter }
    : {};
