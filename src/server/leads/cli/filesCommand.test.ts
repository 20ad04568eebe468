import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../database/database.ts';
import { FileProblem } from '../database/databaseFiles.ts';
import { runFilesCommand } from './filesCommand.ts';
import { makeLeads } from '../leads.fixtures.ts';
import { CommandError } from './leadsCommand.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const ASIDE = 'site.db.2026-11-20T15-00-00-000Z';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A folder with a database in it, and the commands on that. */
const start = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'files-command-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const inFolder = (name: string) => path.join(folder, name);
  const url = `file:${inFolder('site.db')}`;
  const run = (...words: string[]) => runFilesCommand(url, words, NOW);
  /** Runs a site, as far as the database knows. */
  const open = async (...emails: string[]) => {
    const db = await openDatabase(url);
    const leads = makeLeads(db, { getSiteUrl: () => 'https://h.example', now: () => NOW });
    for (const email of emails) await leads.subscribe(email);
    closings.push(() => db.destroy());
    return db;
  };
  const write = async (...emails: string[]) => (await open(...emails)).destroy();
  return { inFolder, run, open, write, names: () => readdir(folder) };
};

const emailsIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select email from newsletter_subscriptions order by 1').all();
  database.close();
  return rows.map(({ email }) => email);
};

it('backs up a running site into one file that nobody else may read, and that is whole by itself', async () => {
  const { inFolder, run, open, names } = await start();
  await open('elena@example.com', 'ruth@example.com');
  const said = await run('backup', inFolder('kept/today.db'));
  expect(said).toContain(`Backed up ${inFolder('site.db')} to ${inFolder('kept/today.db')}.`);
  expect(said).toMatch(/ {2}schema \d{4}-[\w-]+\n/);
  expect(said).toContain('  newsletter_subscriptions 2\n');
  expect((await stat(inFolder('kept/today.db'))).mode & 0o777).toBe(0o600);
  expect(emailsIn(inFolder('kept/today.db'))).toEqual(['elena@example.com', 'ruth@example.com']);
  // Reading it makes no other files beside it.
  expect(await readdir(inFolder('kept'))).toEqual(['today.db']);

  await expect(run('backup', inFolder('kept/today.db'))).rejects.toThrow('already exists');
  expect(await names()).toEqual(['kept', 'site.db', 'site.db-shm', 'site.db-wal']);
});

it('restores a backup where there is nothing, and the site goes on from it', async () => {
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

it('lets nothing that another database has left behind into the one that it restores', async () => {
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

it('restores over a database without leads, and over one with leads only when it is told to', async () => {
  const { inFolder, run, write, names } = await start();
  await write('elena@example.com');
  await run('backup', inFolder('kept.db'));
  await write('ruth@example.com');
  const refused = run('restore', inFolder('kept.db'));
  await expect(refused).rejects.toThrow('contains leads. Add --force to replace it');
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com', 'ruth@example.com']);

  const said = await run('restore', '--force', inFolder('kept.db'));
  expect(said).toContain(`The previous database is now ${inFolder(ASIDE)}.`);
  expect(await names()).toEqual(['kept.db', 'site.db', ASIDE]);
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
  expect(emailsIn(inFolder(ASIDE))).toEqual(['elena@example.com', 'ruth@example.com']);

  await rm(inFolder(ASIDE));
  await rm(inFolder('site.db'));
  await write();
  await run('restore', inFolder('kept.db'));
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
});

it('restores nothing while the site runs', async () => {
  const { inFolder, run, open } = await start();
  const db = await open('elena@example.com');
  await run('backup', inFolder('kept.db'));
  await makeLeads(db, { getSiteUrl: () => '' }).subscribe('ruth@example.com');
  const restoring = run('restore', inFolder('kept.db'), '--force');
  await expect(restoring).rejects.toThrow('is in use. Stop the site and try again.');
  await makeLeads(db, { getSiteUrl: () => '' }).subscribe('sam@example.com');
  expect(emailsIn(inFolder('site.db'))).toHaveLength(3);
});

it('restores in place of a damaged database, and keeps that, too', async () => {
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
  ['no database', 'is no database', (file) => writeFile(file, 'Dear diary, '.repeat(99))],
  [
    'damaged',
    'damaged',
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
])('finds that a file is %s, and restores nothing from it', async (_, words, spoil) => {
  const { inFolder, run, write } = await start();
  await write('elena@example.com');
  await copyFile(inFolder('site.db'), inFolder('kept.db'));
  await spoil(inFolder('kept.db'));
  const running = run('restore', '--force', inFolder('kept.db'));
  await expect(running).rejects.toBeInstanceOf(FileProblem);
  await expect(running).rejects.toThrow(words);
  expect(emailsIn(inFolder('site.db'))).toEqual(['elena@example.com']);
});

it('restores no file of another schema', async () => {
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

it('names the tools that PostgreSQL has for it, without its password', async () => {
  const url = 'postgres://site:hunter2@db.example.com/site';
  const lines = {
    backup: `pg_dump --format=custom --no-owner --no-privileges --file='a b' "$DATABASE_URL"`,
    restore:
      'pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction ' +
      `--dbname="$DATABASE_URL" 'a b'`,
  };
  for (const [command, line] of Object.entries(lines)) {
    await expect(runFilesCommand(url, [command, 'a b'])).rejects.toThrow(
      new FileProblem(`The database is in PostgreSQL. Run:\n${line}`),
    );
  }
});

it.each([['backup'], ['restore', 'a', 'b'], ['backup', '--force', 'a'], ['restore', '--loud']])(
  'explains itself when it is told %j',
  async (...words) => {
    await expect(runFilesCommand('file:./none.db', words)).rejects.toThrow(CommandError);
  },
);

it('leaves other commands to others', async () => {
  expect(await runFilesCommand('file:./none.db', ['list'])).toBeUndefined();
});
