import { hashOf } from '../../content/storage/contentStorage.ts';
import { valuesOf, type Values } from './documentSource.ts';
import { mergeDocuments, type Merged, type Side } from './mergeDocuments.ts';
import type { OpenedDocument } from './openDocument.ts';
import { formatVersion, parseVersion } from './versionName.ts';
import { findCopyVersion, type CopyText } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';

/** A version of a document, for a comparison. */
export interface NamedVersion {
  /** As `formatVersion` writes it. */
  name: string;
  values: Values;
  /** '' when nobody of the desk wrote it. */
  author: string;
  /** An ISO instant, or '' when it is not known. */
  at: string;
}

const parametersOf = ({ values }: OpenedDocument): Pick<CopyText, 'slug' | 'category'> => ({
  slug: values.slug ?? '',
  category: values.category ?? '',
});

/** A version without its name. */
type FoundVersion = Omit<NamedVersion, 'name'>;

const ofCopy = (
  document: OpenedDocument,
  copy: CopyText & { author: string; at: string },
): FoundVersion => ({
  values: valuesOf(document.savedPath, copy),
  author: copy.author,
  at: copy.at,
});

const ofSource = (
  document: OpenedDocument,
  source: string,
  { author, at }: { author: string; at: string } = { author: '', at: '' },
): FoundVersion => ({
  values: valuesOf(document.savedPath, { ...parametersOf(document), source }),
  author,
  at,
});

/** The stored version of a hash. Of the current one, a row may be missing: another program may have written it. */
const findStored = async (
  db: EditorTools['db'],
  document: OpenedDocument,
  hash: string,
): Promise<FoundVersion | undefined> => {
  const { savedPath, stored } = document;
  const row = await db
    .selectFrom('content_versions')
    .select(['bytes', 'author', 'at'])
    .where('path', '=', savedPath)
    .where('hash', '=', hash)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (hash === hashOf(stored)) return ofSource(document, stored, row);
  if (!row?.bytes) return undefined;
  return ofSource(document, String(Buffer.from(row.bytes)), row);
};

/** The version of a name; undefined when it is not known any more. */
const findVersion = async (
  { db }: Pick<EditorTools, 'db'>,
  document: OpenedDocument,
  name: string,
): Promise<NamedVersion | undefined> => {
  const { id, copy } = document;
  const parsed = parseVersion(name);
  switch (parsed?.kind) {
    case undefined:
      return undefined;
    case 'begun':
      return copy && { name, ...ofSource(document, copy.base_source) };
    case 'copy': {
      const row = await findCopyVersion(db, id, parsed.version);
      return row && { name, ...ofCopy(document, row) };
    }
    case 'stored': {
      const found = await findStored(db, document, parsed.version);
      return found && { name, ...found };
    }
  }
};

export interface Comparison {
  base: NamedVersion;
  theirs: NamedVersion;
  mine: Values;
  merged: Merged & { values: Values };
}

/** As `formatVersion` writes them. */
export interface ComparedNames {
  base: string;
  /** The version that is saved now. */
  theirs: string;
}

/** The versions of a document that someone may have opened or saved. */
interface SavedVersions {
  /** Of the working copy; '' without one. */
  copyVersion: string;
  storedHash: string;
}

/** The working copy, or the stored document without a copy. */
const nameOf = ({ copyVersion, storedHash }: SavedVersions): string =>
  copyVersion === ''
    ? formatVersion({ kind: 'stored', version: storedHash })
    : formatVersion({ kind: 'copy', version: copyVersion });

/** What is saved now. */
export const savedNameOf = ({ copy, storedHash }: OpenedDocument): string =>
  nameOf({ copyVersion: copy?.version ?? '', storedHash });

/** What is published now. */
export const storedNameOf = ({ storedHash }: OpenedDocument): string =>
  nameOf({ copyVersion: '', storedHash });

/** What a form began with, and what has been saved since. */
export const namesOf = (document: OpenedDocument, began: SavedVersions): ComparedNames => ({
  base: nameOf(began),
  theirs: savedNameOf(document),
});

/** What the working copy began with, and what is published now. */
export const publishedNames = (document: OpenedDocument): ComparedNames => ({
  base: formatVersion({ kind: 'begun' }),
  theirs: storedNameOf(document),
});

/** The values of a form, and how to join them. */
interface MyVersion {
  mine: Values;
  names: ComparedNames;
  choose?: (key: string) => Side;
}

/** Joins the values of a form with what was saved meanwhile. */
export const compareVersions = async (
  tools: Pick<EditorTools, 'db'>,
  document: OpenedDocument,
  { mine, names, choose }: MyVersion,
): Promise<Comparison> => {
  const theirs =
    (await findVersion(tools, document, names.theirs)) ??
    (await findVersion(tools, document, storedNameOf(document)))!;
  // Without it, each difference is a question.
  const base = (await findVersion(tools, document, names.base)) ?? {
    ...theirs,
    name: names.base,
  };
  return {
    base,
    theirs,
    mine,
    merged: mergeDocuments({ base: base.values, mine, theirs: theirs.values }, choose),
  };
};
