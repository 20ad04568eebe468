import { versionOf } from '../../content/storage/contentStorage.ts';
import { valuesOf, type Values } from './documentSource.ts';
import { mergeDocuments, type Side } from './mergeTexts.ts';
import type { OpenedDocument } from './openDocument.ts';
import { findCopyVersion, type CopyText } from './workingCopies.ts';
import type { Writing } from './writing.tsx';

/** A version of a document, for a comparison. */
export interface NamedVersion {
  /** `copy:VERSION`, `stored:HASH` or `begun`, which is what the working copy began with. */
  name: string;
  values: Values;
  /** '' when nobody of the desk wrote it. */
  author: string;
  /** An ISO instant, or '' when it is not known. */
  at: string;
}

const BEGUN = 'begun';

const storedPlace = ({ values }: OpenedDocument): Pick<CopyText, 'slug' | 'category'> => ({
  slug: values.slug ?? '',
  category: values.category ?? '',
});

const ofCopy = (document: OpenedDocument, copy: CopyText & { author: string; at: string }) => ({
  values: valuesOf(document.savedPath, copy),
  author: copy.author,
  at: copy.at,
});

/** The version of a name; undefined when it is not known any more. */
const findVersion = async (
  { db }: Pick<Writing, 'db'>,
  document: OpenedDocument,
  name: string,
): Promise<NamedVersion | undefined> => {
  const { id, savedPath, stored, copy } = document;
  const [kind, version = ''] = name.split(':');
  const of = (source: string) => valuesOf(savedPath, { ...storedPlace(document), source });
  if (kind === BEGUN && copy) return { name, values: of(copy.base_source), author: '', at: '' };
  if (kind === 'copy') {
    const row = await findCopyVersion(db, id, version);
    return row && { name, ...ofCopy(document, row) };
  }
  const row = await findStored(db, savedPath, version);
  const isCurrent = version === versionOf(stored);
  if (!row) return isCurrent ? { name, values: of(stored), author: '', at: '' } : undefined;
  const source = isCurrent ? stored : row.bytes && String(Buffer.from(row.bytes));
  if (source === null) return undefined;
  return { name, values: of(source), author: row.author, at: row.at };
};

const findStored = (db: Writing['db'], path: string, version: string) =>
  db
    .selectFrom('content_versions')
    .select(['bytes', 'author', 'at'])
    .where('path', '=', path)
    .where('hash', '=', version)
    .orderBy('number', 'desc')
    .executeTakeFirst();

export interface Comparison {
  base: NamedVersion;
  theirs: NamedVersion;
  mine: Values;
  merged: ReturnType<typeof mergeDocuments<Values>>;
}

export interface ComparedNames {
  base: string;
  /** The version that is saved now. */
  theirs: string;
}

/** What a form began with, and what has been saved since. */
export const namesOf = (
  { copy, version }: OpenedDocument,
  began: { copy: string; version: string },
): ComparedNames => ({
  base: began.copy === '' ? `stored:${began.version}` : `copy:${began.copy}`,
  theirs: copy ? `copy:${copy.version}` : `stored:${version}`,
});

/** What the working copy began with, and what is published now. */
export const publishedNames = ({ version }: OpenedDocument): ComparedNames => ({
  base: BEGUN,
  theirs: `stored:${version}`,
});

/** The values of a form, and how to join them. */
interface MyVersion {
  mine: Values;
  names: ComparedNames;
  choose?: (key: string) => Side;
}

/** Joins the values of a form with what was saved meanwhile. */
export const compareVersions = async (
  writing: Pick<Writing, 'db'>,
  document: OpenedDocument,
  { mine, names, choose }: MyVersion,
): Promise<Comparison> => {
  const stored = `stored:${document.version}`;
  const theirs =
    (await findVersion(writing, document, names.theirs)) ??
    (await findVersion(writing, document, stored))!;
  // Without it, each difference is a question.
  const base = (await findVersion(writing, document, names.base)) ?? {
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
