import { sql } from 'kysely';
import { documentPlace } from '../../../contract/documents.ts';
import type { ContentVersionRow, SiteDb } from '../../leads/database/schema.ts';
import {
  bytesOf,
  ConflictError,
  hashOf,
  type Changes,
  type HistoryEntry,
  type WriteOptions,
} from './contentStorage.ts';

const KEPT_VERSIONS = 50;
const KEPT_MS = 366 * 86_400_000;

/** A file before a change; undefined for a missing one. */
export interface Former {
  bytes: Uint8Array;
  changedAt: number;
}

export type FormerFiles = ReadonlyMap<string, Former | undefined>;

/**
 * Locks the content until the end of the transaction, in all processes. Takes two numbers: the returned one for the change, the one
 * before for a change by another program that the history lacks (`historyRows`).
 */
export const lockContent = async (db: SiteDb): Promise<number> => {
  const { version } = await db
    .updateTable('content_state')
    .set({ version: sql<number>`version + 2` })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** @throws ConflictError */
export const compareHashes = (basedOn: ReadonlyMap<string, string>, former: FormerFiles) => {
  for (const [path, hash] of basedOn)
    if (hashOf(former.get(path)?.bytes) !== hash) throw new ConflictError(path);
};

/** Whether a save that was repeated after a lost answer has nothing left to do. */
export const isWritten = (changes: Changes, former: FormerFiles): boolean =>
  [...changes].every(([path, content]) => hashOf(content) === hashOf(former.get(path)?.bytes));

const isDocument = (path: string): boolean => documentPlace(path) !== undefined;

interface NumberedChange extends Pick<WriteOptions, 'author' | 'message'> {
  number: number;
  changes: Changes;
  former: FormerFiles;
}

/** The rows that a change adds to the history: each document after it, and before it if another program wrote it. */
export const historyRows = async (
  db: SiteDb,
  { number, changes, former, author, message }: NumberedChange,
): Promise<ContentVersionRow[]> => {
  const at = new Date().toISOString();
  const rows: ContentVersionRow[] = [];
  for (const [path, content] of changes) {
    if (!isDocument(path)) continue;
    const before = former.get(path);
    const last = await lastHash(db, path);
    if (before && hashOf(before.bytes) !== last) {
      const changedAt = new Date(before.changedAt).toISOString();
      rows.push({
        path,
        number: number - 1,
        hash: hashOf(before.bytes),
        bytes: before.bytes,
        author: '',
        message: '',
        at: changedAt,
      });
    }
    const bytes = content === null ? null : bytesOf(content);
    rows.push({ path, number, hash: hashOf(bytes), bytes, author, message, at });
  }
  return rows;
};

const lastHash = async (db: SiteDb, path: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('content_versions')
    .select('hash')
    .where('path', '=', path)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.hash;
};

/**
 * Adding rows again changes nothing. Old versions beyond the last 50 are deleted after a year.
 * @returns how many rows the history did not have
 */
export const addToHistory = async (
  db: SiteDb,
  rows: readonly ContentVersionRow[],
): Promise<number> => {
  let added = 0;
  for (const row of rows) {
    const inserted = await db
      .insertInto('content_versions')
      .values(row)
      .onConflict((conflict) => conflict.columns(['path', 'number']).doNothing())
      .returning('number')
      .execute();
    added += inserted.length;
  }
  const oldest = new Date(Date.now() - KEPT_MS).toISOString();
  for (const path of new Set(rows.map((row) => row.path)))
    await db
      .deleteFrom('content_versions')
      .where('path', '=', path)
      .where('at', '<', oldest)
      .where('number', 'not in', (query) =>
        query
          .selectFrom('content_versions')
          .select('number')
          .where('path', '=', path)
          .orderBy('number', 'desc')
          .limit(KEPT_VERSIONS),
      )
      .execute();
  return added;
};

export const readHistory = async (db: SiteDb, path: string): Promise<HistoryEntry[]> => {
  const rows = await db
    .selectFrom('content_versions')
    .select(['number', 'hash', 'author', 'message', 'at'])
    .where('path', '=', path)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, hash, author, message, at }) => ({
    id: String(number),
    at,
    author,
    message,
    isDeleted: hash === '',
  }));
};

export const readVersion = async (
  db: SiteDb,
  path: string,
  id: string,
): Promise<Uint8Array | null | undefined> => {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const row = await db
    .selectFrom('content_versions')
    .select('bytes')
    .where('path', '=', path)
    .where('number', '=', Number(id))
    .executeTakeFirst();
  return row?.bytes ? Buffer.from(row.bytes) : row?.bytes;
};
