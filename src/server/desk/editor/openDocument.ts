import { copyStrings } from '../../../strings/deskWriting.ts';
import { isTooLong, MAX_TEXT_KB } from '../../content/load/documentLimits.ts';
import { versionOf } from '../../content/storage/contentStorage.ts';
import type { Author } from '../../people/people.ts';
import { readDocument } from './documentList.ts';
import { copyTextOf, openDraft, type Draft } from './draft.ts';
import type { Writing } from './writing.tsx';
import {
  dropCopy,
  findCopy,
  isRandomId,
  randomId,
  saveCopy,
  type CopyText,
  type WorkingCopy,
} from './workingCopies.ts';

/** A document with its working copy. */
export type OpenedDocument = Draft & {
  /** Of its working copy. */
  id: string;
  copy: WorkingCopy | undefined;
};

/** Which document an address names. */
export interface Place {
  file: string;
  /** The name of the working copy of a new document; '' for others. */
  copy: string;
}

/** The text of a document that is stored; undefined without one. */
const sourceOf = (bytes: Buffer | undefined, entries: FormData | undefined) => {
  // The form of a document that is gone is a conflict, which keeps its text.
  const missing = entries?.get('version') ? '' : undefined;
  return bytes?.toString() ?? missing;
};

/** Undefined for what is no document. */
export const openDocument = async (
  { db, editing, storage }: Writing,
  { file, copy: name }: Place,
  entries?: FormData,
): Promise<OpenedDocument | undefined> => {
  const bytes = await readDocument(storage, file);
  const isNamed = isRandomId(name);
  const id = isNamed ? name : file;
  const copy = await findCopy(db, id);
  if (copy && copy.path !== file) return undefined;
  const category = entries?.get('category')?.toString();
  const source = sourceOf(bytes, entries);
  const draft = openDraft(await editing.read(), file, source, { category, copy });
  if (!draft) return undefined;
  // A new document gets its name with its first page, so that its first save can be repeated.
  const isUnnamed = draft.isNew && draft.kind.createdByWriters && !isNamed && copy === undefined;
  return { ...draft, base: versionOf(bytes), id: isUnnamed ? randomId() : id, copy };
};

/** What a form began with, by its hidden fields. */
interface FormBeginning {
  version: string;
  copy: string;
  form: string;
}

export const beginningOf = (entries: FormData): FormBeginning => {
  const text = (name: string) => entries.get(name)?.toString() ?? '';
  return { version: text('version'), copy: text('copy'), form: text('form') };
};

/** Whether someone has changed the document since the form began. */
export const isStale = (
  { copy, version }: OpenedDocument,
  { version: storedThen, copy: copyThen, form }: FormBeginning,
): boolean => {
  if (copy === undefined) return version !== storedThen;
  // The answer to its last save may have been lost.
  return copy.version !== copyThen && (form === '' || copy.form !== form);
};

/** What is stored is as the text says, and nothing is planned. */
const needsNoCopy = (document: OpenedDocument, text: CopyText): boolean => {
  const { isNew, savedPath, stored, kind, targetPath, copy } = document;
  if (isNew || copy?.publish_at) return false;
  return text.source === stored && (!kind.createdByWriters || targetPath === savedPath);
};

const holds = (copy: WorkingCopy | undefined, text: CopyText): boolean =>
  copy?.source === text.source && copy.slug === text.slug && copy.category === text.category;

export type Kept =
  | { isKept: true; document: OpenedDocument }
  /** Someone was faster. */
  | { isKept: false };

/** Why a text can't be saved; undefined for one that can. */
export const sizeProblem = (text = ''): string | undefined =>
  isTooLong(text)
    ? copyStrings.tooLong(Math.ceil(Buffer.byteLength(text) / 1024), MAX_TEXT_KB)
    : undefined;

interface KeepOptions {
  /** Also without a difference to what is stored. */
  isNeeded?: boolean;
  /** The copy begins with what is stored now. */
  onStored?: boolean;
}

/** The working copy with another text. */
const saveText = async (
  db: Writing['db'],
  { id, savedPath, copy, base, stored }: OpenedDocument,
  text: CopyText,
  { form, onStored, ...author }: Author & { form: string | undefined; onStored: boolean },
) => {
  const began = copy && !onStored ? copy : { base, base_source: stored };
  return saveCopy(
    db,
    {
      origin: { id, path: savedPath, base: began.base, base_source: began.base_source },
      text,
      expected: copy?.version ?? '',
      ...(form !== undefined && { form }),
    },
    author,
  );
};

/** Saves what a form holds as the working copy. Without a difference to what is stored there is none. */
export const keepCopy = async (
  { db }: Pick<Writing, 'db'>,
  document: OpenedDocument,
  { form, ...author }: Author & { form?: string },
  { isNeeded = false, onStored = false }: KeepOptions = {},
): Promise<Kept> => {
  const { id, copy } = document;
  const text = copyTextOf(document);
  if (holds(copy, text) && !onStored) return { isKept: true, document };
  if (!isNeeded && needsNoCopy(document, text)) {
    if (copy && !(await dropCopy(db, copy, author.now))) return { isKept: false };
    return { isKept: true, document: { ...document, copy: undefined } };
  }
  const version = await saveText(db, document, text, { ...author, form, onStored });
  if (version === undefined) return { isKept: false };
  return { isKept: true, document: { ...document, copy: await findCopy(db, id) } };
};
