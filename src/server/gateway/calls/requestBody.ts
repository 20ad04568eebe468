import { isRecord } from './readValue.ts';

/** What a visitor's POST carries, as the server received it. */
export interface RequestBody {
  contentType: string;
  /** Raw text, or the value that the server has parsed already. */
  payload: unknown;
}

export type ReadBody = { payload: Record<string, unknown> } | { status: 400 | 415 };

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Reads JSON and, for forms sent without any script, url-encoded fields. Forms are objects, always. */
export const readRequestBody = (body: RequestBody | undefined): ReadBody => {
  const payload = body?.payload ?? '';
  if (payload === '') return { payload: {} };
  const type = (body?.contentType.split(';')[0] ?? '').trim().toLowerCase();
  const isForm = type === FORM_TYPE;
  if (!isForm && !JSON_TYPE.test(type)) return { status: 415 };
  const value = typeof payload === 'string' ? parse(payload, isForm) : payload;
  return isRecord(value) ? { payload: { ...value } } : { status: 400 };
};

const parse = (text: string, isForm: boolean): unknown => {
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
