import { API_PREFIX, CALLS } from '../../../contract/calls.ts';
import type { ApiRequest, CallName } from '../../../contract/calls.ts';
import { wrapPayload } from './envelope.ts';
import { failure } from './gatewayErrors.ts';
import { matchCall } from './matchCall.ts';
import { isRecord } from './readValue.ts';
import type { GatewayAnswer } from './upstream.ts';

/** What a visitor's POST carries, as the server received it. */
export interface RequestBody {
  contentType: string;
  /** Raw text, or the value that the server has parsed already. */
  payload: unknown;
}

/**
 * Reads which call a request to `/api/...` asks for; 404, 405, 400 and 415 where it asks for none.
 * @param address path and query, still encoded
 */
export const readHttpCall = (
  method: string,
  address: string,
  body?: RequestBody,
): ApiRequest | GatewayAnswer<never> => {
  const [path = '', ...rest] = (address.split('#')[0] ?? '').split('?');
  if (!path.startsWith(`${API_PREFIX}/`)) return failure(404);
  const query = new URLSearchParams(rest.join('?'));
  const match = tryToMatch(path.slice(API_PREFIX.length), query);
  if (match === undefined) return failure(400);
  if (match === null) return failure(404);
  const allowed = CALLS[match.name].method;
  const asked = method.toUpperCase() === 'HEAD' ? 'GET' : method.toUpperCase();
  if (asked !== allowed) return failure(405, { allow: allowed });
  if (allowed === 'GET') return match as ApiRequest;
  const content = readRequestBody(body);
  return typeof content === 'number'
    ? failure(content)
    : ({ ...match, body: content } as ApiRequest);
};

/** Undefined for a path that cannot be decoded. */
const tryToMatch = (...asked: Parameters<typeof matchCall>) => {
  try {
    return matchCall(...asked);
  } catch {
    return undefined;
  }
};

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Reads JSON and, for forms sent without any script, url-encoded fields. Forms are objects, always.
 * @returns the object, or the status of what is none
 */
const readRequestBody = (body: RequestBody | undefined): Record<string, unknown> | 400 | 415 => {
  const payload = body?.payload ?? '';
  if (payload === '') return {};
  const type = (body?.contentType.split(';')[0] ?? '').trim().toLowerCase();
  const isForm = type === FORM_TYPE;
  if (!isForm && !JSON_TYPE.test(type)) return 415;
  const value = typeof payload === 'string' ? parse(payload, isForm) : payload;
  return isRecord(value) ? { ...value } : 400;
};

const parse = (text: string, isForm: boolean): unknown => {
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A status, the value of the JSON and a few headers, names in lower case. */
export interface HttpAnswer {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** What goes over HTTP for an error. */
export const writeHttpError = ({ headers = {}, ...body }: GatewayAnswer<never>): HttpAnswer => ({
  status: body.status,
  body,
  headers,
});

/** What goes over HTTP for a call's answer: its payload in the envelope of its group, or its error. */
export const writeHttpAnswer = (name: CallName, answer: GatewayAnswer): HttpAnswer => {
  if (!('payload' in answer)) return writeHttpError(answer);
  const { status, payload, message, headers = {} } = answer;
  const { group, method } = CALLS[name];
  const isMessageKept = method === 'POST' || message !== '';
  const body = wrapPayload(group, payload, isMessageKept ? message : undefined);
  return { status, body, headers };
};
