import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { databasesOf } from '../../testing/server/testDatabases.ts';
import { createDialect, openDatabase } from './database.ts';
import { claimNext } from './claimOutbox.ts';
import { migrate } from './migrations.ts';
import { storeSubscription } from './newsletter.ts';
import { WEBHOOK_KINDS } from './schema.ts';
import type { LeadsDatabase } from './schema.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const folders: string[] = [];

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const temporaryFile = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'leads-test-'));
  folders.push(folder);
  return join(folder, 'deep', 'site.db');
};

const fileWith = async (text: string): Promise<string> => {
  const file = await temporaryFile();
  await mkdir(dirname(file));
  await writeFile(file, text);
  return file;
};

it('creates the folder of a database file, and keeps its rows', async () => {
  const file = await temporaryFile();
  const first = await openDatabase(`file:${file}`);
  await storeSubscription(first, 'elena@example.com', NOW);
  await first.destroy();
  await access(file);

  const second = await openDatabase(pathToFileURL(file).href);
  expect(await storeSubscription(second, 'elena@example.com', NOW)).toBeNull();
  const rows = await second.selectFrom('newsletter_subscriptions').selectAll().execute();
  expect(rows).toEqual([
    {
      id: expect.any(String),
      email: 'elena@example.com',
      created_at: NOW.toISOString(),
      quarantine_reason: null,
    },
  ]);
  await second.destroy();
});

it('writes ahead, loses no commit and holds to foreign keys', async () => {
  const db = await openDatabase(`file:${await temporaryFile()}`);
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(5000);
  await db.destroy();
});

it('applies each migration once', async () => {
  const db = await openDatabase('file::memory:');
  expect(await migrate(db)).toEqual([]);
  const tables = await db.introspection.getTables();
  expect(tables.map(({ name }) => name).sort()).toEqual([
    'daily_counts',
    'demo_requests',
    'event_registrations',
    'forwarded_leads',
    'idempotency_keys',
    'newsletter_subscriptions',
    'outbox',
    'registration_revisions',
  ]);
  await db.destroy();
});

it('can be open twice', async () => {
  const url = `file:${await temporaryFile()}`;
  const [first, second] = [await openDatabase(url), await openDatabase(url)];
  expect(await storeSubscription(first, 'elena@example.com', NOW)).not.toBeNull();
  expect(await storeSubscription(second, 'elena@example.com', NOW)).toBeNull();
  await Promise.all([first.destroy(), second.destroy()]);
});

it('undoes a transaction that fails', async () => {
  const db = await openDatabase('file::memory:');
  const failing = db.transaction().execute(async (transaction) => {
    await storeSubscription(transaction, 'elena@example.com', NOW);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await db.selectFrom('newsletter_subscriptions').selectAll().execute()).toEqual([]);
  await db.destroy();
});

it('streams rows', async () => {
  const db = await openDatabase('file::memory:');
  await storeSubscription(db, 'a@example.com', NOW);
  await storeSubscription(db, 'b@example.com', NOW);
  const emails: string[] = [];
  const query = db.selectFrom('newsletter_subscriptions').select('email').orderBy('email');
  for await (const { email } of query.stream()) emails.push(email);
  expect(emails).toEqual(['a@example.com', 'b@example.com']);
  await db.destroy();
});

it.each(['mysql://root:secret@host/db', './data/site.db', ''])('refuses the URL "%s"', (url) => {
  expect(() => createDialect(url)).toThrow(
    'DATABASE_URL must begin with "file:" or "postgres://", for example file:./data/site.db.',
  );
});

it('refuses a URL that names no file', async () => {
  await expect(openDatabase('file:')).rejects.toThrow('DATABASE_URL names no file.');
});

it('waits for another process that makes the same file at the same moment', async () => {
  const file = await temporaryFile();
  await mkdir(dirname(file));
  const other = new DatabaseSync(file);
  other.exec('create table t (x); begin immediate');
  const opening = openDatabase(`file:${file}`);
  await pause(100);
  other.exec('commit');
  other.close();
  await (await opening).destroy();
});

it('finds what is due for one receiver without reading what waits for another', async () => {
  const file = await temporaryFile();
  const queries: CompiledQuery[] = [];
  await openDatabase(`file:${file}`).then((db) => db.destroy());
  const db = new Kysely<LeadsDatabase>({
    dialect: createDialect(`file:${file}`),
    log: ({ query }) => {
      queries.push(query);
    },
  });
  await claimNext(db, WEBHOOK_KINDS, NOW, 1000);
  await db.destroy();

  const [claim] = queries;
  const reader = new DatabaseSync(file);
  const plan = reader
    .prepare(`explain query plan ${claim?.sql}`)
    .all(...(claim?.parameters as string[]))
    .map(({ detail }) => String(detail));
  reader.close();
  expect(plan.filter((step) => step.includes('SCAN outbox'))).toEqual([]);
  const searches = plan.filter((step) => step.includes('outbox_by_due_time'));
  expect(searches).toHaveLength(2);
  for (const step of searches) expect(step).toContain('(status=? AND kind=?');
});

describe('a database that is of no use', () => {
  const advice = 'Check DATABASE_URL, and that the site may read and write there.';

  it.each([
    ['a folder', async () => tmpdir(), 'unable to open database file'],
    [
      'another kind of file',
      async () => fileWith('Dear diary, '.repeat(99)),
      'file is not a database',
    ],
    ['below a file', async () => `${await fileWith('')}/site.db`, 'EEXIST: file already exists'],
  ])('is named with the reason and what to check: %s', async (_, makeFile, reason) => {
    const file = await makeFile();
    const opening = openDatabase(`file:${file}`);
    await expect(opening).rejects.toThrow(`The database ${file} can't be used: ${reason}`);
    await expect(opening).rejects.toThrow(advice);
  });

  it('is named without its password', async () => {
    await expect(openDatabase('postgres://site:hunter2@127.0.0.1:1/leads')).rejects.toThrow(
      `The database 127.0.0.1:1/leads can't be used: connect ECONNREFUSED 127.0.0.1:1. ${advice}`,
    );
  });
});

describe('on PostgreSQL', () => {
  const databases = databasesOf('PostgreSQL');

  it('several processes may bring an empty database up to date at once', async () => {
    const url = await databases.nextUrl();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(url)));
    expect(await migrate(opened[0]!)).toEqual([]);
    await Promise.all(opened.map((db) => db.destroy()));
  });

  it('a connection that is cut in the middle of a transaction costs no more than that', async () => {
    const url = await databases.nextUrl();
    const [db, admin] = [await openDatabase(url), await openDatabase(url)];
    const cut = db.transaction().execute(async (transaction) => {
      await storeSubscription(transaction, 'elena@example.com', NOW);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(admin);
      // Nobody asks the connection anything while it is told of its end: that is when nobody would listen, either.
      await pause(300);
      await storeSubscription(transaction, 'ruth@example.com', NOW);
    });
    await expect(cut).rejects.toThrow('connection error');
    expect(await storeSubscription(db, 'elena@example.com', NOW)).not.toBeNull();
    await Promise.all([db.destroy(), admin.destroy()]);
  });
});
