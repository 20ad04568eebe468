import { resolve } from 'node:path';
import { sqliteFileName } from '../database/database.ts';
import { backupFile, FileProblem, restoreFile } from '../database/databaseFiles.ts';
import type { FileContents } from '../database/databaseFiles.ts';
import { usageError } from './leadsCommand.ts';

const COMMANDS = ['backup', 'restore'] as const;

/** The equivalent tools of PostgreSQL. The lines contain no password. */
const POSTGRES_COMMANDS: Record<(typeof COMMANDS)[number], (file: string) => string> = {
  backup: (file) =>
    `pg_dump --format=custom --no-owner --no-privileges --file=${file} "$DATABASE_URL"`,
  restore: (file) =>
    `pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --dbname="$DATABASE_URL" ${file}`,
};

/**
 * Runs a command on the database file, which may be damaged.
 * @param words of the command line
 * @returns what to print; undefined when the words are none of these commands
 * @throws CommandError, FileProblem
 */
export const runFilesCommand = async (
  databaseUrl: string,
  words: string[],
  now: Date = new Date(),
): Promise<string | undefined> => {
  const command = COMMANDS.find((name) => name === words[0]);
  if (!command) return undefined;
  const force = command === 'restore' && words.includes('--force');
  const [name, ...more] = words.slice(1).filter((word) => !(force && word === '--force'));
  if (name === undefined || name.startsWith('-') || more.length > 0) throw usageError(command);

  const database = sqliteFileName(databaseUrl);
  const file = resolve(name);
  if (database === null) {
    const line = POSTGRES_COMMANDS[command](`'${name.replaceAll("'", `'\\''`)}'`);
    throw new FileProblem(`The database is in PostgreSQL. Run:\n${line}`);
  }
  if (command === 'backup') {
    return `Backed up ${database} to ${file}.\n${describe(await backupFile(database, file))}`;
  }
  const { contents, aside } = await restoreFile(file, database, { force, now });
  return [
    `Restored ${database} from ${file}.\n`,
    describe(contents),
    aside === undefined ? '' : `The previous database is now ${aside}.\n`,
  ].join('');
};

const describe = ({ schema, rows }: FileContents): string =>
  [`schema ${schema}`, ...Object.entries(rows).map(([table, count]) => `${table} ${count}`)]
    .map((line) => `  ${line}\n`)
    .join('');
