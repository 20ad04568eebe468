import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { isPostgres } from '../../leads/database/database.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { hashOf } from './contentStorage.ts';
import { putFile, readFile, readIndex } from './databaseStorage.ts';
import { listFolder, readFolderFile } from './folderFiles.ts';
import { isInside } from './folderStorage.ts';
import { addToHistory, historyRows, lockContent } from './history.ts';

/** What a move between a folder and the database does with each file. */
export interface Move {
  /** Files that were missing or, with force, different at the target. */
  written: string[];
  unchanged: string[];
  /** Files that differ at the target. Without force nothing is moved then. */
  different: string[];
  /** Files that only the target has. They stay. */
  extra: string[];
  /** What can't be moved, with the reason. Nothing is moved then. */
  refused: { path: string; reason: string }[];
  /** Hidden files, and what systems and editors leave behind. */
  leftOut: string[];
  /** Files whose right to be executed is not moved. */
  executable: string[];
}

const emptyMove = (): Move => ({
  written: [],
  unchanged: [],
  different: [],
  extra: [],
  refused: [],
  leftOut: [],
  executable: [],
});

const hasEntries = (list: readonly unknown[]): boolean => list.length > 0;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

interface ImportOptions {
  author: string;
  /** Replaces files that differ. */
  isForced: boolean;
  /** Fills an empty database, also when some files can't be read. */
  isFirst?: boolean;
}

/** Copies all files of a folder into the database, in one transaction. */
export const importFolder = (db: SiteDb, folder: string, options: ImportOptions): Promise<Move> =>
  db.transaction().execute(async (locked) => {
    const number = await lockContent(locked);
    // Reading a large folder may take longer than the site's own transactions.
    if (isPostgres(locked))
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(locked);
    return importLocked(locked, number, resolve(folder), options);
  });

/**
 * Notes of each file whether the target has it; what can't be compared is refused.
 * @param hashesOf the SHA-256 of a file at the source, undefined for none there, and at the target
 * @returns the files that the target lacks
 */
const compareFiles = async (
  move: Move,
  paths: Iterable<string>,
  hashesOf: (path: string) => Promise<[source: string | undefined, target: string | undefined]>,
): Promise<string[]> => {
  const missing: string[] = [];
  for (const path of paths)
    try {
      const [source, target] = await hashesOf(path);
      if (source === undefined) continue;
      if (target === undefined) missing.push(path);
      else if (target === source) move.unchanged.push(path);
      else move.different.push(path);
    } catch (error) {
      move.refused.push({ path, reason: reasonOf(error) });
    }
  return missing;
};

const hashInFolder = async (root: string, path: string): Promise<string | undefined> => {
  const bytes = await readFolderFile(root, path);
  return bytes && hashOf(bytes);
};

const importLocked = async (
  db: SiteDb,
  number: number,
  root: string,
  { author, isForced, isFirst = false }: ImportOptions,
): Promise<Move> => {
  const move = emptyMove();
  const { files, leftovers } = await listFolder(root);
  const stored = await readIndex(db);
  move.leftOut = leftovers;
  if (isFirst && stored.size > 0) return move;
  const missing = await compareFiles(move, files.keys(), async (path) => {
    const hash = await hashInFolder(root, path);
    if (hash !== undefined && (await isExecutable(join(root, path)))) move.executable.push(path);
    return [hash, stored.get(path)?.hash];
  });
  move.extra = [...stored.keys()].filter((path) => !files.has(path));
  if (hasEntries(move.refused) && !isFirst) return move;
  if (hasEntries(move.different) && !isForced) return move;

  const about = { author, message: `Import from ${basename(root)}` };
  for (const path of [...missing, ...move.different]) {
    const bytes = await readFolderFile(root, path);
    if (!bytes) continue;
    // A new file needs no history: the next change adds what it was before.
    if (stored.has(path)) await addChange(db, number, { path, bytes }, about);
    await putFile(db, path, bytes, new Date().toISOString());
    move.written.push(path);
  }
  return move;
};

/** Adds a file that replaces the stored one to the history, and the stored one if the history lacks it. */
const addChange = async (
  db: SiteDb,
  number: number,
  { path, bytes }: { path: string; bytes: Uint8Array },
  about: { author: string; message: string },
): Promise<void> => {
  const row = await readFile(db, path);
  if (!row) return;
  const former = new Map([[path, { bytes: row.bytes, changedAt: Date.parse(row.changed_at) }]]);
  const changes = new Map([[path, bytes]]);
  await addToHistory(db, await historyRows(db, { number, changes, former, ...about }));
};

const isExecutable = async (file: string): Promise<boolean> =>
  ((await stat(file)).mode & 0o111) !== 0;

/** Copies all files of the database into a folder. */
export const exportFolder = async (
  db: SiteDb,
  folder: string,
  { isForced }: { isForced: boolean },
): Promise<Move> => {
  const root = resolve(folder);
  const move = emptyMove();
  await mkdir(root, { recursive: true });
  const index = await readIndex(db);
  const { files } = await listFolder(root);
  move.extra = [...files.keys()].filter((path) => !index.has(path));
  const missing = await compareFiles(move, index.keys(), async (path) => {
    if (!(await isInside(root, path))) throw new Error('It is behind a symbolic link.');
    return [index.get(path)?.hash, await hashInFolder(root, path)];
  });
  if (hasEntries(move.refused) || (hasEntries(move.different) && !isForced)) return move;
  for (const path of [...missing, ...move.different]) {
    const row = await readFile(db, path);
    if (!row) continue;
    await writeFileAt(join(root, path), row.bytes);
    move.written.push(path);
  }
  // Some file systems do not tell names apart by case or accents.
  for (const path of move.written) {
    const hash = hashOf(await readFolderFile(root, path));
    if (hash !== index.get(path)?.hash)
      move.refused.push({ path, reason: 'The folder has another file of this name.' });
  }
  return move;
};

const writeFileAt = async (file: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${basename(file)}.tmp`);
  await writeFile(temporary, bytes, { flush: true });
  await rename(temporary, file);
};
