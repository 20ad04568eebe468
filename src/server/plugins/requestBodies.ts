import type { FastifyInstance } from 'fastify';
import { LEAD_FORMS } from '../../contract/forms.ts';
import { isDecodable } from '../../lib/urlPath.ts';
import { isRecord } from '../../lib/isRecord.ts';

export const malformedBody = (): Error =>
  Object.assign(new Error('The body is malformed'), { statusCode: 400 });

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Throws for bytes that are no UTF-8: replaced by U+FFFD they would be stored. */
const decodeUtf8 = (body: Uint8Array): string => {
  try {
    return utf8.decode(body);
  } catch {
    throw malformedBody();
  }
};

/** Replaces Fastify's parser of JSON, which takes any bytes. */
export const registerJsonParser = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        // Typed as asynchronous, too.
        void parse(request, decodeUtf8(body), done);
      } catch (error) {
        done(error as Error);
      }
    },
  );
};

/**
 * Reads `application/x-www-form-urlencoded`. Throws for what no browser sends: other bytes, broken `%` sequences, and
 * `__proto__`, which would not become a field of an object that is made of the entries.
 */
export const readFormFields = (body: Uint8Array): URLSearchParams => {
  const text = decodeUtf8(body);
  if (!isDecodable(text)) throw malformedBody();
  const fields = new URLSearchParams(text);
  if (fields.has('__proto__')) throw malformedBody();
  return fields;
};

const REPLACED = '\uFFFD';

/** Reads a form in any encoding, with its files. */
export const readFormData = async (
  contentType: string,
  body: Buffer<ArrayBuffer>,
): Promise<FormData> => {
  if (!contentType.startsWith('multipart/')) {
    const fields = new FormData();
    for (const [name, value] of readFormFields(body)) fields.append(name, value);
    return fields;
  }
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw malformedBody();
    });
  // Bytes that are no UTF-8 were replaced.
  const isReplaced = [...form].some(([, value]) => String(value).includes(REPLACED));
  if (isReplaced && !body.includes(REPLACED)) throw malformedBody();
  return form;
};

/** Fields of forms and of events that are a text or a number. */
const FLAT_FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(LEAD_FORMS).flatMap((form) => Object.keys(form)),
  ...['sequence', 'time_zone', 'name', 'url', 'referrer'],
]);
/** Of other fields, which are ignored or read with care, such as the source of a lead. */
const MAX_DEPTH = 4;

const isPlain = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value)
      .flat()
      .every((part) => isPlain(part, depth - 1))
  );
};

/** Whether a body has no list or object in the place of a text, no deep nesting and no half of a surrogate pair. */
export const isFormBody = (body: unknown): body is Readonly<Record<string, unknown>> =>
  isRecord(body) &&
  Object.entries(body).every(
    ([name, value]) => name.isWellFormed() && isPlain(value, FLAT_FIELDS.has(name) ? 0 : MAX_DEPTH),
  );
