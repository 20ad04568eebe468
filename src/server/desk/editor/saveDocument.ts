import { copyStrings } from '../../../strings/deskWriting.ts';
import { isTooLong, MAX_TEXT_KB } from '../../content/load/documentLimits.ts';
import type { Author } from '../../people/people.ts';
import { copyTextOf } from './draft.ts';
import { changesNews } from './guestsToNotify.ts';
import type { OpenedDocument } from './openDocument.ts';
import type { EditorTools } from './editorTools.tsx';
import { dropCopy, findCopy, saveCopy, type CopyText, type WorkingCopy } from './workingCopies.ts';

/** What a form began with, by its hidden fields. */
interface FormBeginning {
  /** The `storedHash` of the document. */
  storedHash: string;
  /** The version of the working copy; '' without one. */
  copyVersion: string;
  /** Of the page that saves. */
  formId: string;
}

export const beginningOf = (entries: FormData): FormBeginning => {
  const text = (name: string) => entries.get(name)?.toString() ?? '';
  return { storedHash: text('version'), copyVersion: text('copy'), formId: text('form') };
};

/** Whether someone has changed the document since the form began. */
export const isStale = ({ copy, storedHash }: OpenedDocument, began: FormBeginning): boolean => {
  if (copy === undefined) return storedHash !== began.storedHash;
  if (copy.version === began.copyVersion) return false;
  // The copy may be of this page, which did not get the answer to its last save.
  const isOwnSave = began.formId !== '' && copy.form === began.formId;
  return !isOwnSave;
};

/** What is stored is as the text says, and nothing is planned. */
const needsNoCopy = (document: OpenedDocument, text: CopyText): boolean => {
  const { isNew, savedPath, stored, kind, targetPath, copy } = document;
  if (isNew || copy?.publish_at) return false;
  return text.source === stored && (!kind.createdByWriters || targetPath === savedPath);
};

const holds = (copy: WorkingCopy | undefined, text: CopyText): boolean =>
  copy?.source === text.source && copy.slug === text.slug && copy.category === text.category;

export type SaveResult =
  | { isSaved: true; document: OpenedDocument }
  /** Someone was faster. */
  | { isSaved: false };

/** Why a text can't be saved; undefined for one that can. */
export const sizeProblem = (text = ''): string | undefined =>
  isTooLong(text)
    ? copyStrings.tooLong(Math.ceil(Buffer.byteLength(text) / 1024), MAX_TEXT_KB)
    : undefined;

interface SaveOptions {
  /** Also without a difference to what is stored. */
  evenIfUnchanged?: boolean;
  /** The copy becomes one of what is stored now. */
  startsFromStored?: boolean;
}

/** The working copy with another text. */
const saveText = async (
  db: EditorTools['db'],
  { id, savedPath, copy, fileHash, stored }: OpenedDocument,
  text: CopyText,
  {
    formId,
    startsFromStored,
    ...author
  }: Author & { formId: string | undefined; startsFromStored: boolean },
) => {
  const current = { base: fileHash, base_source: stored };
  const { base, base_source } = copy && !startsFromStored ? copy : current;
  return saveCopy(
    db,
    {
      origin: { id, path: savedPath, base, base_source },
      text,
      expected: copy?.version ?? '',
      // Whoever scheduled the copy has confirmed other news for the guests.
      endsPlan: copy !== undefined && changesNews(savedPath, copy, text),
      ...(formId !== undefined && { formId }),
    },
    author,
  );
};

/**
 * Saves what a form holds as the working copy. Without a difference to what is stored there is none. Those who call it first ask
 * `isStale` whether someone else has saved since the form began; for a save between that and this one, `putCopy`
 * (`workingCopies.ts`) compares the versions again as it stores.
 */
export const saveDocument = async (
  { db }: Pick<EditorTools, 'db'>,
  document: OpenedDocument,
  { formId, ...author }: Author & { formId?: string },
  { evenIfUnchanged = false, startsFromStored = false }: SaveOptions = {},
): Promise<SaveResult> => {
  const { id, copy } = document;
  const text = copyTextOf(document);
  if (holds(copy, text) && !startsFromStored) return { isSaved: true, document };
  if (!evenIfUnchanged && needsNoCopy(document, text)) {
    if (copy && !(await dropCopy(db, copy, author.now))) return { isSaved: false };
    return { isSaved: true, document: { ...document, copy: undefined } };
  }
  const version = await saveText(db, document, text, { ...author, formId, startsFromStored });
  if (version === undefined) return { isSaved: false };
  return { isSaved: true, document: { ...document, copy: await findCopy(db, id) } };
};
