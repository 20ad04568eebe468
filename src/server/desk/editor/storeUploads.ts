import { basename } from 'node:path';
import { editorStrings } from '../../../strings/editor.ts';
import { fieldProblem, type FieldProblem } from './formFields.ts';
import { settledShowing } from './outcome.tsx';
import { readUploads, type FormUpload } from './readUploads.ts';
import type { EditorTools } from './editorTools.tsx';

const { outcome } = editorStrings;

/** A picture has one version, because its name has a part of its hash. */
const ONLY_VERSION = '';

/** Why the site does not show a picture that was stored. */
const refusalOf = async (tools: EditorTools, path: string): Promise<string | undefined> => {
  const showing = await settledShowing(tools, path, ONLY_VERSION);
  if (showing.what === 'upToDate') return undefined;
  const [reason] = showing.reasons;
  return outcome.noPicture(basename(path), reason?.message ?? outcome.noReason);
};

/** Takes a picture out of a form. Other files of its field stay. */
const removeFile = (entries: FormData, { name, file }: FormUpload): void => {
  const others = entries.getAll(name).filter((each) => each !== file);
  entries.delete(name);
  for (const other of others) entries.append(name, other);
};

/**
 * Stores the pictures of a form, and puts their addresses into its fields or at the end of its text. The form has only the
 * addresses then, so that another try to save it adds no picture again.
 */
export const storeUploads = async (
  tools: EditorTools,
  author: string,
  entries: FormData,
): Promise<FieldProblem[]> => {
  const { uploads, problems } = await readUploads(entries);
  if (uploads.length === 0) return problems;
  const paths = uploads.map(({ upload }) => upload.path);
  const changes = new Map(uploads.map(({ upload }) => [upload.path, upload.content]));
  await tools.write(author, changes, `Add ${[...new Set(paths)].join(', ')}`);
  for (const formUpload of uploads) {
    const { field, upload } = formUpload;
    const refusal = await refusalOf(tools, upload.path);
    if (refusal !== undefined) {
      problems.push(fieldProblem(field, refusal));
      continue;
    }
    const text = String(entries.get('body')).trimEnd();
    const isInText = field === 'body';
    entries.set(field, isInText ? `${text}\n\n![](/${upload.path})\n` : `/${upload.path}`);
    removeFile(entries, formUpload);
  }
  return problems;
};
