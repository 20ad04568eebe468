import {
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SCHEMA } from './migrations.ts';
import { createPrivate, SIDE_FILES } from './privateFiles.ts';
import { isBusy, problemOf } from './storageFailure.ts';

/** What can't be done with a file, in words for the operator. */
export class FileProblem extends Error {}

/** What a database file holds. */
export interface FileContents {
  /** Name of the newest migration that was applied. */
  schema: string;
  /** Rows by table, those of Kysely left out. */
  rows: Record<string, number>;
}

/**
 * Reads a database file through, and changes nothing.
 * @throws FileProblem for a file that is missing, damaged, or none of this site's
 */
const verifyFile = (file: string): FileContents => {
  if (!existsSync(file)) throw new FileProblem(`The file ${file} does not exist.`);
  return reading(file, (database) => {
    const problems = database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check));
    const dangling = database.prepare('pragma foreign_key_check').all().length;
    if (problems.join() !== 'ok' || dangling > 0) {
      throw new FileProblem(`The file ${file} is damaged: ${problems.slice(0, 3).join('; ')}.`);
    }
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .all()
      .map(({ name }) => String(name));
    if (!tables.includes('kysely_migration')) {
      throw new FileProblem(`The file ${file} is not a database of this site.`);
    }
    const { name } = database.prepare('select max(name) as name from kysely_migration').get() ?? {};
    const rows = tables
      .filter((table) => !/^(?:kysely|sqlite)_/.test(table))
      .map((table) => [
        table,
        Number(database.prepare(`select count(*) as n from "${table}"`).get()?.n),
      ]);
    return { schema: String(name), rows: Object.fromEntries(rows) as Record<string, number> };
  });
};

const reading = <Result>(file: string, read: (database: DatabaseSync) => Result): Result => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return read(database);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(`The file ${file} cannot be read: ${problemOf(error)}.`, {
      cause: error,
    });
  } finally {
    database?.close();
  }
};

/**
 * Copies a database, while the site writes to it, into one file that is whole by itself.
 * @throws FileProblem when the file is there already, or the database can't be read
 */
export const backupFile = async (source: string, target: string): Promise<FileContents> => {
  if (!existsSync(source)) throw new FileProblem(`The file ${source} does not exist.`);
  if (existsSync(target)) throw new FileProblem(`The file ${target} already exists.`);
  return settingDown(target, async (unfinished) => {
    // Not read-only: such a connection leaves SQLite's other files behind when it is the last one.
    const database = new DatabaseSync(source);
    try {
      await backup(database, unfinished);
    } finally {
      database.close();
    }
  });
};

/**
 * Puts a backup in the place of a database, whose files stay beside it under another name.
 * @param force says that what is stored there now may leave its place
 * @returns what was restored, and the old database's new name; undefined when there was none
 * @throws FileProblem when that would lose leads, or while the site runs; nothing has changed then
 */
export const restoreFile = async (
  source: string,
  target: string,
  { force, now }: { force: boolean; now: Date },
): Promise<{ contents: FileContents; aside: string | undefined }> => {
  const { schema } = verifyFile(source);
  if (schema !== SCHEMA) {
    throw new FileProblem(
      `The file ${source} has schema ${schema}; this release uses ${SCHEMA}. Restore it with the release that wrote it.`,
    );
  }
  if (existsSync(target)) {
    if (!force && !isEmpty(target)) {
      throw new FileProblem(
        `The database ${target} contains leads. Add --force to replace it; it is kept under another name.`,
      );
    }
    makeWhole(target);
  }
  let aside: string | undefined;
  const contents = await settingDown(
    target,
    async (unfinished) => copyFileSync(source, unfinished),
    () => {
      // Also what a database that is gone has left: SQLite would read it into the new one.
      for (const side of ['', ...SIDE_FILES].filter((end) => existsSync(target + end))) {
        aside = `${target}.${now.toISOString().replaceAll(/[:.]/g, '-')}`;
        renameSync(target + side, aside + side);
      }
    },
  );
  return { contents, aside };
};

/** A file that can't be read may hold leads all the same. */
const isEmpty = (file: string): boolean => {
  try {
    const { readiness: _, ...rows } = verifyFile(file).rows;
    return Object.values(rows).every((count) => count === 0);
  } catch {
    return false;
  }
};

/**
 * Writes what stands in SQLite's other files into the file itself. That can be done only while nobody else has it open:
 * it tells whether the site runs.
 */
const makeWhole = (file: string): void => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isBusy(error)) {
      throw new FileProblem(`The database ${file} is in use. Stop the site and try again.`);
    }
    // It is damaged: that is what backups are for.
  } finally {
    database?.close();
  }
};

/** Writes a file beside its place and checks it; it is there whole, or not at all, and nobody else reads it. */
const settingDown = async (
  target: string,
  write: (unfinished: string) => Promise<void>,
  makeRoom: () => void = () => undefined,
): Promise<FileContents> => {
  const unfinished = `${target}.unfinished`;
  const files = [unfinished, ...SIDE_FILES.map((side) => unfinished + side)];
  const remove = () => files.forEach((file) => rmSync(file, { force: true }));
  try {
    remove();
    createPrivate(unfinished);
    await write(unfinished);
    makeWhole(unfinished);
    const contents = verifyFile(unfinished);
    sync(unfinished);
    makeRoom();
    renameSync(unfinished, target);
    sync(dirname(resolve(target)));
    return contents;
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(`The file ${target} cannot be written: ${problemOf(error)}.`, {
      cause: error,
    });
  } finally {
    remove();
  }
};

const sync = (path: string): void => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};
