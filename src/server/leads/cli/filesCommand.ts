import { resolve } from 'node:path';
import { sqliteFileName } from '../database/database.ts';
import { backupFile, FileProblem, restoreFile } from '../database/databaseFiles.ts';
import type { FileContents } from '../database/databaseFiles.ts';
import { USAGE, UsageError } from './leadsCommand.ts';

const COMMANDS = ['backup', 'restore'] as const;

/** PostgreSQL brings its own tools; without a password in them, these lines can be shown and kept. */
const POSTGRES_COMMANDS: Record<(typeof COMMANDS)[number], (file: string) => string> = {
  backup: (file) =>
    `pg_dump --format=custom --no-owner --no-privileges --file=${file} "$DATABASE_URL"`,
  restore: (file) =>
    `pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --dbname="$DATABASE_URL" ${file}`,
};

/**
 * The commands that work on the database as a file: the database need not be one that can be opened.
 * @param words of the command line
 * @returns what to print; undefined when the words are none of these commands
 * @throws UsageError, FileProblem
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
  if (name === undefined || name.startsWith('-') || more.length > 0) throw new UsageError(USAGE);

  const database = sqliteFileName(databaseUrl);
  const file = resolve(name);
  if (database === null) {
    const line = POSTGRES_COMMANDS[command](`'${name.replaceAll("'", `'\\''`)}'`);
    throw new FileProblem(`The database is in PostgreSQL, which has a command for that:\n${line}`);
  }
  if (command === 'backup') {
    return `${database} is kept in ${file}.\n${describe(await backupFile(database, file))}`;
  }
  const { contents, aside } = await restoreFile(file, database, { force, now });
  return [
    `${database} is what ${file} holds.\n`,
    describe(contents),
    aside === undefined ? '' : `What was there before is in ${aside}.\n`,
  ].join('');
};

const describe = ({ schema, rows }: FileContents): string =>
  [`schema ${schema}`, ...Object.entries(rows).map(([table, count]) => `${table} ${count}`)]
    .map((line) => `  ${line}\n`)
    .join('');
