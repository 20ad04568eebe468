import { resolve } from 'node:path';
import { sqliteFileName } from '../database/databaseUrl.ts';
import { backupFile, restoreFile } from './backup.ts';
import { CommandError } from '../../commands/commandError.ts';
import type { LeadsCommand } from './leadsArguments.ts';

const POSTGRES_COMMANDS = {
  backup: (file: string) =>
    `pg_dump --format=custom --no-owner --no-privileges --file=${file} "$DATABASE_URL"`,
  restore: (file: string) =>
    `pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --dbname="$DATABASE_URL" ${file}`,
};

/** Undefined for any command but `backup` and `restore`. */
export const runBackupCommand = (
  databaseUrl: string,
  { command, subject, force }: LeadsCommand,
  now = new Date(),
): string | undefined => {
  if (command !== 'backup' && command !== 'restore') return undefined;
  const database = sqliteFileName(databaseUrl);
  if (database === null) {
    const line = POSTGRES_COMMANDS[command](`'${subject.replaceAll("'", `'\\''`)}'`);
    throw new CommandError(`The database is in PostgreSQL. Run:\n${line}`);
  }
  const file = resolve(subject);
  const isBackup = command === 'backup';
  const { contents, aside } = isBackup
    ? { contents: backupFile(database, file), aside: undefined }
    : restoreFile(file, database, { force, now });
  return [
    isBackup ? `Backed up ${database} to ${file}.` : `Restored ${database} from ${file}.`,
    `  schema ${contents.schema}`,
    ...Object.entries(contents.rows).map(([table, count]) => `  ${table} ${count}`),
    ...(aside === undefined ? [] : [`The previous database is now ${aside}.`]),
    '',
  ].join('\n');
};
