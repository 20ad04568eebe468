import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../database/database.ts';
import { createTestLeads, NOW } from '../leads.fixtures.ts';
import { CommandError } from '../../commands/commandError.ts';
import { runBackupCommand } from './backupCommand.ts';
import { readLeadsArguments } from './leadsArguments.ts';

const ASIDE = 'site.db.2026-11-20T15-00-00-000Z';

const runWords = (url: string, words: string[]) => {
  const command = readLeadsArguments(words);
  return 'help' in command ? command.help : runBackupCommand(url, command, NOW);
};

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A folder with a database in it, and the commands on that. */
const start = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-command-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const inFolder = (name: string) => path.join(folder, name);
  const url = `file:${inFolder('site.db')}`;
  const run = async (...words: string[]) => runWords(url, words);
  /** Opens the database as a running site does. */
  const open = async (...emails: string[]) => {
    const db = await openDatabase(url);
    for (const email of emails) await createTestLeads(db).subscribe(email);
    closings.push(() => db.destroy());
    return db;
  };
  const write = async (...emails: string[]) => (await open(...emails)).destroy();
  return { inFolder, run, open, write, names: () => readdir(folder) };
};

const emailsIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select email from leads order by 1').all();
  database.close();
  return rows.map(({ email }) => email);
};

it('backs up a running site into one complete file that only its owner can read', async () => {
  const { inFolder, run, open, names } = await start();
  await open('elena@example.com', 'ruth@example.com');
  const output = await run('backup', inFolder('kept/today.db'));
  expect(output).toContain(`Backed up ${inFolder('site.db')} to ${inFolder('kept/today.db')}.`);
  expect(output).toMatch(/ {2}schema \d{4}-[\w-]+\n/);
  expect(output).toContain('  leads 2\n');
  expect((await stat(inFolder('kept/today.db'))).mode & 0o777).toBe(0o600);
  expect(emailsIn(inFolder('kept/today.db'))).toEqual(['elena@example.com', 'ruth@example.com']);
  // Reading it makes no other files beside it.
  expect(await readdir(inFolder('kept'))).toEqual(['today.db']);

  await expect(run('backup', inFolder('kept/today.db'))).rejects.toThrow('already exists');
  expect(await names()).toEqual(['kept', 'site.db', 'site.db-shm', 'site.db-wal']);
});

it('restores a backup without an existing database', async () => {
  const { inFolder, run, write, names } = await start();
  await write('elena@example.com');
  await run('backup', inFolder('kept.db'));
  expect(await names()).toEqual(['kept.db', 'site.db']);
  await rm(inFolder('site.db'));
  expect(await run('restore', inFolder('kept.db'))).not.toContain('The previous database');
  expect((await stat(inFolder('site.db'))).mode & 0o777).toBe(0o600);
  expect(await names()).toEqual(['kept.db', 'site.db']);
  await write('ruth@example.com');
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com', 'ruth@example.com']);
});

it('restores also what is in the WAL of a file that was copied by hand', async () => {
  const { inFolder, run, open } = await start();
  await open('elena@example.com');
  for (const end of ['', '-wal'])
    await copyFile(inFolder(`site.db${end}`), inFolder(`kept.db${end}`));
  await open('ruth@example.com').then((db) => db.destroy());
  await rm(inFolder('site.db'));
  await run('restore', inFolder('kept.db'));
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
});

it('moves a leftover WAL of another database away', async () => {
  const { inFolder, run, open, write } = await start();
  await write('elena@example.com');
  await run('backup', inFolder('kept.db'));
  await open('ruth@example.com');
  const left = await readFile(inFolder('site.db-wal'));
  await rm(inFolder('site.db'));
  await run('restore', inFolder('kept.db'));
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
  expect((await readFile(inFolder(`${ASIDE}-wal`))).equals(left)).toBe(true);
});

it('replaces a database without leads, and one with leads only with --force', async () => {
  const { inFolder, run, write, names } = await start();
  await write('elena@example.com');
  await run('backup', inFolder('kept.db'));
  await write('ruth@example.com');
  const refused = run('restore', inFolder('kept.db'));
  await expect(refused).rejects.toThrow('contains leads. Add --force to replace it');
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com', 'ruth@example.com']);

  const output = await run('restore', '--force', inFolder('kept.db'));
  expect(output).toContain(`The previous database is now ${inFolder(ASIDE)}.`);
  expect(await names()).toEqual(['kept.db', 'site.db', ASIDE]);
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
  expect(emailsIn(inFolder(ASIDE))).toEqual(['elena@example.com', 'ruth@example.com']);

  await rm(inFolder(ASIDE));
  await rm(inFolder('site.db'));
  await write();
  await run('restore', inFolder('kept.db'));
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
});

it('refuses to restore while the site runs', async () => {
  const { inFolder, run, open } = await start();
  const db = await open('elena@example.com');
  await run('backup', inFolder('kept.db'));
  await createTestLeads(db).subscribe('ruth@example.com');
  const restoring = run('restore', inFolder('kept.db'), '--force');
  await expect(restoring).rejects.toThrow('is in use. Stop the site and try again.');
  await createTestLeads(db).subscribe('sam@example.com');
  expect(emailsIn(inFolder('site.db'))).toHaveLength(3);
});

it('replaces a damaged database, and keeps it under another name', async () => {
  const { inFolder, run, write } = await start();
  await write('elena@example.com');
  await run('backup', inFolder('kept.db'));
  const damaged = (await readFile(inFolder('site.db'))).fill(0xff, 0, 4096);
  await writeFile(inFolder('site.db'), damaged);
  await expect(run('restore', inFolder('kept.db'))).rejects.toThrow('Add --force');
  await run('restore', inFolder('kept.db'), '--force');
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
  expect((await readFile(inFolder(ASIDE))).equals(damaged)).toBe(true);
});

it.each<[string, string, (file: string) => Promise<unknown>]>([
  ['missing', 'does not exist', (file) => rm(file)],
  ['no database', 'file is not a database', (file) => writeFile(file, 'Dear diary, '.repeat(99))],
  [
    'damaged',
    'malformed',
    async (file) => {
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill(0xff, bytes.length - 8192));
    },
  ],
  [
    'not of this site',
    'is not a database of this site',
    async (file) => {
      await rm(file);
      const other = new DatabaseSync(file);
      other.exec('create table t (x)');
      other.close();
    },
  ],
])('refuses to restore a file that is %s', async (_, words, spoil) => {
  const { inFolder, run, write } = await start();
  await write('elena@example.com');
  await copyFile(inFolder('site.db'), inFolder('kept.db'));
  await spoil(inFolder('kept.db'));
  const running = run('restore', '--force', inFolder('kept.db'));
  await expect(running).rejects.toBeInstanceOf(CommandError);
  await expect(running).rejects.toThrow(words);
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
});

it('refuses to restore a file of another schema', async () => {
  const { inFolder, run, write } = await start();
  await write('elena@example.com');
  await copyFile(inFolder('site.db'), inFolder('kept.db'));
  const kept = new DatabaseSync(inFolder('kept.db'));
  kept.exec("insert into kysely_migration values ('9999-later', '')");
  kept.close();
  await expect(run('restore', '--force', inFolder('kept.db'))).rejects.toThrow(
    `The file ${inFolder('kept.db')} has schema 9999-later; this release uses 0001-baseline.`,
  );
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
});

it('names the tools of PostgreSQL without the password', async () => {
  const url = 'postgres://site:hunter2@db.example.com/site';
  const lines = {
    backup: `pg_dump --format=custom --no-owner --no-privileges --file='a b' "$DATABASE_URL"`,
    restore:
      'pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction ' +
      `--dbname="$DATABASE_URL" 'a b'`,
  };
  for (const [command, line] of Object.entries(lines)) {
    expect(() => runWords(url, [command, 'a b'])).toThrow(
      new CommandError(`The database is in PostgreSQL. Run:\n${line}`),
    );
  }
});

it.each([['backup'], ['restore', 'a', 'b'], ['backup', '--force', 'a'], ['restore', '--loud']])(
  'explains %j',
  async (...words) => {
    expect(() => runWords('file:./none.db', words)).toThrow(CommandError);
  },
);

it('ignores other commands', async () => {
  expect(runWords('file:./none.db', ['list'])).toBeUndefined();
});
