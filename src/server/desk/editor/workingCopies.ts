import { randomBytes } from 'node:crypto';
import type { CopyVersionRow, SiteDb, WorkingCopyRow } from '../../leads/database/schema.ts';
import type { Author } from '../../people/people.ts';

/** What a form holds, as the text of a document. Nothing of it has to be valid. */
export type CopyText = Pick<CopyVersionRow, 'slug' | 'category' | 'source'>;

export type WorkingCopy = WorkingCopyRow &
  CopyText &
  Pick<CopyVersionRow, 'author' | 'at' | 'form'>;

/** The document that a copy is of, and the version of it that is stored. */
export type CopyOrigin = Pick<WorkingCopyRow, 'id' | 'path' | 'base' | 'base_source'>;

const DAY_MS = 86_400_000;
/** Forms are not open longer than a session. */
const KEPT_MS = DAY_MS;
/** A page tells every few seconds that someone has it open. */
const PRESENT_MS = 45_000;

/** For a new document, and for each version. */
export const randomId = (): string => randomBytes(12).toString('base64url');

export const isRandomId = (text: string): boolean => /^[\w-]{16}$/.test(text);

const selectCopies = (db: SiteDb) =>
  db
    .selectFrom('working_copies')
    .innerJoin('copy_versions', 'copy_versions.version', 'working_copies.version')
    .selectAll('working_copies')
    .select(['slug', 'category', 'source', 'author', 'at', 'form']);

export const findCopy = (db: SiteDb, id: string): Promise<WorkingCopy | undefined> =>
  selectCopies(db).where('working_copies.id', '=', id).executeTakeFirst();

/** The last changed first. */
export const listCopies = (db: SiteDb): Promise<WorkingCopy[]> =>
  selectCopies(db).orderBy('at', 'desc').orderBy('working_copies.id').execute();

export const findCopyVersion = (
  db: SiteDb,
  id: string,
  version: string,
): Promise<CopyVersionRow | undefined> =>
  db
    .selectFrom('copy_versions')
    .selectAll()
    .where('version', '=', version)
    .where('copy_id', '=', id)
    .executeTakeFirst();

/** Keeps a version for the merge with what a form makes of it. */
export const recordOpened = async (db: SiteDb, { version }: WorkingCopy): Promise<void> => {
  await db
    .updateTable('copy_versions')
    .set({ is_opened: 1 })
    .where('version', '=', version)
    .execute();
};

interface SavedCopy {
  origin: CopyOrigin;
  text: CopyText;
  /** The version that the form began with; '' for none. */
  expected: string;
  /** Of the page that saves it. */
  formId?: string;
  /** It does not go live by itself any more. */
  endsPlan?: boolean;
}

/** Saves a copy, unless another one was saved meanwhile. Returns its version; undefined when it was not saved. */
export const saveCopy = (
  db: SiteDb,
  saved: SavedCopy,
  { actor: author, now }: Author,
): Promise<string | undefined> =>
  db.transaction().execute(async (locked) => {
    const { origin, text, expected, formId = '' } = saved;
    const version = randomId();
    const isSaved = await putCopy(locked, saved, version);
    if (!isSaved) return undefined;
    const at = now.toISOString();
    await locked
      .insertInto('copy_versions')
      .values({ version, copy_id: origin.id, ...text, author, at, form: formId, is_opened: 0 })
      .execute();
    await locked
      .deleteFrom('copy_versions')
      .where('version', '=', expected)
      .where('author', '=', author)
      .where('is_opened', '=', 0)
      .execute();
    return version;
  });

const putCopy = async (
  db: SiteDb,
  { origin, expected, endsPlan }: SavedCopy,
  version: string,
): Promise<boolean> => {
  if (expected !== '') {
    const { numUpdatedRows } = await db
      .updateTable('working_copies')
      .set({
        version,
        base: origin.base,
        base_source: origin.base_source,
        publish_problem: null,
        ...(endsPlan && { publish_at: null }),
      })
      .where('id', '=', origin.id)
      .where('version', '=', expected)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const unplanned = { publish_at: null, publish_problem: null };
  const unasked = { asked_by: null, asked_of: null, asked_at: null, note: null };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('working_copies')
    .values({ ...origin, version, ...unplanned, ...unasked })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** Deletes a copy as it was read. Its versions stay for forms that are still open. */
export const dropCopy = (
  db: SiteDb,
  { id, version }: Pick<WorkingCopy, 'id' | 'version'>,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (locked) => {
    const { numDeletedRows } = await locked
      .deleteFrom('working_copies')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    await locked
      .deleteFrom('copy_versions')
      .where('at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
      .where('version', 'not in', (copies) =>
        copies.selectFrom('working_copies').select('working_copies.version'),
      )
      .execute();
    return numDeletedRows > 0n;
  });

type Plan = Pick<WorkingCopyRow, 'publish_at' | 'publish_problem'>;
type Question = Pick<WorkingCopyRow, 'asked_by' | 'asked_of' | 'asked_at' | 'note'>;

/** Notes when a copy goes live, or who is asked to review it. False when it was saved meanwhile. */
export const recordOnCopy = async (
  db: SiteDb,
  { id, version }: Pick<WorkingCopy, 'id' | 'version'>,
  note: Plan | Question,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('working_copies')
    .set(note)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const dueCopies = (db: SiteDb, now: Date): Promise<WorkingCopy[]> =>
  selectCopies(db).where('publish_at', '<=', now.toISOString()).orderBy('publish_at').execute();

export const recordReader = async (
  db: SiteDb,
  copyId: string,
  { actor: address, now }: Author,
): Promise<void> => {
  const seen_at = now.toISOString();
  await db
    .insertInto('copy_readers')
    .values({ copy_id: copyId, address, seen_at })
    .onConflict((conflict) => conflict.columns(['copy_id', 'address']).doUpdateSet({ seen_at }))
    .execute();
  await db
    .deleteFrom('copy_readers')
    .where('seen_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .execute();
};

export interface Reader {
  address: string;
  seen_at: string;
}

/** Who else has the document open at this moment. */
export const otherReaders = (
  db: SiteDb,
  copyId: string,
  { actor, now }: Author,
): Promise<Reader[]> =>
  db
    .selectFrom('copy_readers')
    .select(['address', 'seen_at'])
    .where('copy_id', '=', copyId)
    .where('address', '!=', actor)
    .where('seen_at', '>', new Date(now.getTime() - PRESENT_MS).toISOString())
    .orderBy('address')
    .execute();
