import { readFormData } from './requestBodies.ts';

/** What one form of an editor may hold. */
const MAX_FORM_FIELDS = 10_000;
export const MAX_FORM_FILES = 10;
/** Characters of all its texts: a document and the saved one beside it. */
const MAX_TEXT_LENGTH = 2 * 1024 * 1024;

export type FormEntry = [name: string, value: string | { fileName: string; bytes: Uint8Array }];

/** Whether a form has more fields than it may. Counts before anything is read. */
const hasTooManyFields = (contentType: string, body: Buffer): boolean => {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const mark = contentType.startsWith('multipart/')
    ? `--${boundary?.[1] ?? boundary?.[2] ?? ''}`
    : '&';
  let fields = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    fields += 1;
    if (fields > MAX_FORM_FIELDS) return true;
  }
  return false;
};

/** The fields of a form of an editor, or the status that refuses it. It runs in a worker, which passes on no properties of an error. */
export const readFormEntries = async (
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<FormEntry[] | 400 | 413> => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const isMultipart = contentType.startsWith('multipart/');
  if (hasTooManyFields(contentType, bytes) || (!isMultipart && bytes.length > MAX_TEXT_LENGTH))
    return 413;
  const form = await readFormData(contentType, bytes).catch(() => undefined);
  if (!form) return 400;
  const entries: FormEntry[] = [];
  let length = 0;
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      entries.push([name, { fileName: value.name, bytes: await value.bytes() }]);
      continue;
    }
    length += name.length + value.length;
    entries.push([name, value]);
  }
  return length > MAX_TEXT_LENGTH ? 413 : entries;
};
