import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { createDialect, openDatabase } from './database';
import { migrate } from './migrations';
import { storeSubscription } from './newsletter';

const NOW = new Date('2026-11-20T15:00:00Z');
const folders: string[] = [];

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const temporaryFile = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'intake-test-'));
  folders.push(folder);
  return join(folder, 'deep', 'site.db');
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
    'demo_requests',
    'event_registrations',
    'idempotency_keys',
    'newsletter_subscriptions',
    'outbox',
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

it('says when a file is no database', async () => {
  await expect(openDatabase(`file:${tmpdir()}`)).rejects.toThrow('unable to open database file');
});
