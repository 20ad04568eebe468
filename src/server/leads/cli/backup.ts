import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../../commands/commandError.ts';
import { createPrivateFile } from '../database/dialect.ts';
import { SCHEMA } from '../database/migrations.ts';
import { isBusy, problemOf } from '../database/storageFailure.ts';

const withSideFiles = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`];

const verifyFile = (file: string) => {
  if (!existsSync(file)) throw new CommandError(`The file ${file} does not exist.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return readContents(file, database);
  } catch (error) {
    throw commandError(`The file ${file} cannot be read`, error);
  } finally {
    database?.close();
  }
};

const commandError = (what: string, error: unknown): CommandError =>
  error instanceof CommandError ? error : new CommandError(`${what}: ${problemOf(error)}.`);

const readContents = (file: string, database: DatabaseSync) => {
  const values = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  const problems = [...values('pragma integrity_check'), ...values('pragma foreign_key_check')];
  if (problems.join() !== 'ok')
    throw new CommandError(`The file ${file} is damaged: ${problems.slice(0, 3).join('; ')}.`);
  const tables = values("select name from sqlite_master where type = 'table' order by name");
  if (!tables.includes('kysely_migration'))
    throw new CommandError(`The file ${file} is not a database of this site.`);
  return {
    schema: values('select max(name) from kysely_migration')[0]!,
    rows: Object.fromEntries(
      tables
        .filter((table) => !/^(?:kysely|sqlite)_/.test(table))
        .map((table) => [table, Number(values(`select count(*) from "${table}"`)[0])]),
    ),
  };
};

/** The site may run. */
export const backupFile = (source: string, target: string) => {
  if (!existsSync(source)) throw new CommandError(`The file ${source} does not exist.`);
  if (existsSync(target)) throw new CommandError(`The file ${target} already exists.`);
  // Not read-only: closing a read-only connection leaves the -wal and -shm files behind.
  const database = new DatabaseSync(source);
  return writeAtomically(target, (temporary) => copyAndClose(database, temporary));
};

/** Copies also what is in the -wal file. */
const copyAndClose = (database: DatabaseSync, target: string) => {
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
};

/** Keeps the old files under another name. When leads would be lost, or while the site runs, nothing changes. */
export const restoreFile = (
  source: string,
  target: string,
  { force, now }: { force: boolean; now: Date },
) => {
  const { schema } = verifyFile(source);
  if (schema !== SCHEMA)
    throw new CommandError(
      `The file ${source} has schema ${schema}; this release uses ${SCHEMA}. Restore it with the release that wrote it.`,
    );
  if (existsSync(target)) {
    if (!force && !isEmpty(target))
      throw new CommandError(
        `The database ${target} contains leads. Add --force to replace it; it is kept under another name.`,
      );
    mergeWal(target);
  }
  let aside: string | undefined;
  const contents = writeAtomically(
    target,
    (temporary) => copyAndClose(new DatabaseSync(source, { readOnly: true }), temporary),
    () => {
      // A leftover -wal file would be read into the restored database.
      for (const file of withSideFiles(target).filter(existsSync)) {
        aside = `${target}.${now.toISOString().replaceAll(/[:.]/g, '-')}`;
        renameSync(file, file.replace(target, aside));
      }
    },
  );
  return { contents, aside };
};

/** An unreadable file may contain leads. */
const isEmpty = (file: string): boolean => {
  try {
    return verifyFile(file).rows.leads === 0;
  } catch {
    return false;
  }
};

/** Writes the WAL into the file itself, which requires that no other process has it open. */
const mergeWal = (file: string): void => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isBusy(error))
      throw new CommandError(`The database ${file} is in use. Stop the site and try again.`);
    // A damaged database is replaced.
  } finally {
    database?.close();
  }
};

/** Writes and verifies a temporary file, then renames it: the target exists completely or not at all. */
const writeAtomically = (
  target: string,
  writeTo: (temporary: string) => void,
  beforeRename?: () => void,
) => {
  const temporary = `${target}.unfinished`;
  const remove = () => withSideFiles(temporary).forEach((file) => rmSync(file, { force: true }));
  try {
    remove();
    createPrivateFile(temporary);
    writeTo(temporary);
    mergeWal(temporary);
    const contents = verifyFile(temporary);
    syncToDisk(temporary);
    beforeRename?.();
    renameSync(temporary, target);
    syncToDisk(dirname(resolve(target)));
    return contents;
  } catch (error) {
    throw commandError(`The file ${target} cannot be written`, error);
  } finally {
    remove();
  }
};

const syncToDisk = (path: string): void => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};
