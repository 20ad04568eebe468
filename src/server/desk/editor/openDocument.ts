import { documentPlace } from '../../../contract/documents.ts';
import { hashOf, type ContentStorage } from '../../content/storage/contentStorage.ts';
import { openDraft, type Draft } from './draft.ts';
import type { EditorTools } from './editorTools.tsx';
import { findCopy, isRandomId, randomId, type WorkingCopy } from './workingCopies.ts';

/** A document with its working copy. */
export type OpenedDocument = Draft & {
  /** Of its working copy. */
  id: string;
  copy: WorkingCopy | undefined;
};

/** Which document an address of the desk names. */
export interface DocumentAddress {
  file: string;
  /** The name of the working copy of a new document; '' for others. */
  copy: string;
}

/** A document that editors may open. */
const readDocument = async (storage: ContentStorage, path: string): Promise<Buffer | undefined> => {
  if (!documentPlace(path) || !(await storage.mayWrite(path))) return undefined;
  const bytes = await storage.readLatest(path);
  return bytes && Buffer.from(bytes);
};

/** The text of a document that is stored; undefined without one. */
const sourceOf = (bytes: Buffer | undefined, entries: FormData | undefined) => {
  // The form of a document that is gone is a conflict, which keeps its text.
  const missing = entries?.get('version') ? '' : undefined;
  return bytes?.toString() ?? missing;
};

/** Undefined for what is no document. */
export const openDocument = async (
  { db, editing, storage }: EditorTools,
  { file, copy: name }: DocumentAddress,
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
  return { ...draft, fileHash: hashOf(bytes), id: isUnnamed ? randomId() : id, copy };
};
