import type { CallDescription } from '../../../contract/calls.ts';
import { firstText, isRecord } from './readValue.ts';

export interface OpenedEnvelope {
  payload: unknown;
  /** The first text among the messages, outermost first; '' when there is none. */
  message: string;
}

/**
 * What may stand beside `data` in an envelope. An object with any other key is a payload that happens
 * to have a field of that name.
 */
const ENVELOPE_KEYS: ReadonlySet<string> = new Set([
  ...['data', 'message', 'status', 'statusCode', 'statusText', 'success', 'ok', 'code', 'type'],
  ...['error', 'errors', 'meta', 'links', 'pagination', 'timestamp', 'path', 'requestId'],
  ...['total', 'count', 'page', 'pages', 'limit', 'offset', 'totalPages', 'per_page', 'last_page'],
  ...['current_page', 'first_page_url', 'last_page_url', 'next_page_url', 'prev_page_url'],
  ...['from', 'to'],
]);
/** Spec §7: the payload sits in `data`, or in `data.data`. */
const MAX_ENVELOPES = 2;

const isEnvelope = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  Object.hasOwn(value, 'data') &&
  Object.keys(value).every((key) => ENVELOPE_KEYS.has(key));

/** Takes a payload out of its envelope, at either depth; what has no envelope is its own payload. */
export const openEnvelope = (body: unknown): OpenedEnvelope => {
  const messages: unknown[] = [];
  let payload = body;
  for (let depth = 0; depth < MAX_ENVELOPES && isEnvelope(payload); depth += 1) {
    messages.push(payload.message);
    payload = payload.data;
  }
  // A form may be answered by a message and nothing else.
  if (isRecord(payload)) messages.push(payload.message);
  return { payload, message: firstText(...messages) };
};

/** Wraps a payload in the envelope that the spec gives its group: `data.data` or `data`. */
export const wrapPayload = (
  group: CallDescription['group'],
  payload: unknown,
  message?: string,
) => ({
  ...(message === undefined ? {} : { message }),
  data: group === 'site' ? { data: payload } : payload,
});
