import type { WholeName } from '../../../contract/calls.ts';
import { isCheapHtml } from '../../workers/cheapTexts.ts';
import { PAYLOAD_SCHEMAS } from './payloads.ts';
import { isRecord } from '../../../lib/isRecord.ts';

/** Undefined for a payload that does not match the call. */
export const parsePayload = (name: WholeName, payload: unknown): unknown => {
  const { success, data } = PAYLOAD_SCHEMAS[name].safeParse(payload);
  return success ? data : undefined;
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
};

/**
 * Whether a document has HTML that takes long to sanitize. False for lists: of their HTML, the descriptions of events and
 * videos, each is at most `MAX_PASSAGE` long.
 */
export const hasLongHtml = (payload: unknown): boolean =>
  isRecord(payload) &&
  !isCheapHtml(textsOf([payload.content, payload.description, payload.faqs]).join(''));
