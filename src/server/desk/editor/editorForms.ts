import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFormEntries } from '../../plugins/readFormEntries.ts';
import { runInWorker, WorkExceeded } from '../../workers/runInWorker.ts';

/** Larger forms have pictures. */
const CHEAP_BYTES = 512 * 1024;

const readLargeForm = async (contentType: string, body: Buffer<ArrayBuffer>) => {
  try {
    return await runInWorker('readFormEntries', contentType, body);
  } catch (error) {
    if (error instanceof WorkExceeded) return 413;
    throw error;
  }
};

/** Reads a form of an editor, with its files. A large one is read in a worker. */
export const readEditorForm = async (
  contentType: string,
  body: Buffer<ArrayBuffer>,
): Promise<FormData> => {
  const entries = await (body.length <= CHEAP_BYTES
    ? readFormEntries(contentType, body)
    : readLargeForm(contentType, body));
  if (!Array.isArray(entries))
    throw Object.assign(new Error('The form is malformed or too large'), { statusCode: entries });
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value.bytes as Uint8Array<ArrayBuffer>], value.fileName));
  }
  return form;
};

/** Makes a scope accept forms and no other content types. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) =>
      readEditorForm(headers['content-type']!, body),
  );
};

/** The first value of each field. A form looks up thousands. */
export const fieldsOf = (form: FormData): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  for (const [name, value] of form)
    if (!fields.has(name)) fields.set(name, typeof value === 'string' ? value : value.name);
  return fields;
};
