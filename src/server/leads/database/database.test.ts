import { access, chmod, copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { createDialect, openDatabase, openExistingDatabase } from './database.ts';
import { claimNext } from '../deliveries/claimOutbox.ts';
import { migrate } from './migrations.ts';
import { storeSubscription } from '../submissions/newsletter.ts';
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
  expect(rows).toMatchObject([{ email: 'elena@example.com', created_at: NOW.toISOString() }]);
  await second.destroy();
});

it('makes no database for a command that was started in the wrong folder', async () => {
  const file = await temporaryFile();
  await expect(openExistingDatabase(`file:${file}`)).rejects.toThrow(
    `There is no database at ${file}`,
  );
  await expect(access(dirname(file))).rejects.toThrow('ENOENT');

  await (await openDatabase(`file:${file}`)).destroy();
  await (await openExistingDatabase(`file:${file}`)).destroy();
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
  expect(await pragma('secure_delete')).toBe(1);
  await db.destroy();
});

it('restricts a database to its owner, also one that others could read', async () => {
  const file = await temporaryFile();
  const modes = async () => {
    const paths = [dirname(file), file, `${file}-wal`, `${file}-shm`];
    const all = await Promise.all(paths.map((path) => stat(path)));
    return all.map(({ mode }) => (mode & 0o777).toString(8));
  };
  const created = await openDatabase(`file:${file}`);
  expect(await modes()).toEqual(['700', '600', '600', '600']);
  await created.destroy();

  await Promise.all([chmod(dirname(file), 0o755), chmod(file, 0o644)]);
  const mended = await openDatabase(`file:${file}`);
  expect(await modes()).toEqual(['700', '600', '600', '600']);
  await mended.destroy();
});

it('leaves a folder open in which there is anything else', async () => {
  const file = await temporaryFile();
  await mkdir(dirname(file));
  await chmod(dirname(file), 0o755);
  await writeFile(join(dirname(file), 'another'), '');
  await (await openDatabase(`file:${file}`)).destroy();
  expect((await stat(dirname(file))).mode & 0o777).toBe(0o755);
});

it('leaves everything in the file itself when it is closed, whoever has it open besides', async () => {
  const file = await temporaryFile();
  const db = await openDatabase(`file:${file}`);
  await storeSubscription(db, 'elena@example.com', NOW);
  const other = new DatabaseSync(file);
  other.exec('select count(*) from outbox');
  await db.destroy();
  await copyFile(file, `${file}.copy`);
  other.close();
  const copy = new DatabaseSync(`${file}.copy`);
  expect(copy.prepare('select email from newsletter_subscriptions').all()).toEqual([
    { email: 'elena@example.com' },
  ]);
  copy.close();
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
  // As it opens, the other one holds the file for moments itself.
  const other = new DatabaseSync(file, { timeout: 60_000 });
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

  it('sets a limit to all that it waits for, and none to how long a migration works', async () => {
    const url = await databases.nextUrl();
    const settings = async (db: Kysely<LeadsDatabase>) => {
      const { rows } = await sql<Record<'name' | 'setting', string>>`
        select name, setting from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
        order by name`.execute(db);
      return rows.map(({ setting }) => Number(setting));
    };
    const db = await openDatabase(url);
    expect(await settings(db)).toEqual([15_000, 5000, 10_000]);
    await db.destroy();
    expect(await settingsOfMigration(await databases.nextUrl())).toEqual([
      ['lock_timeout', '5000'],
      ['statement_timeout', '0'],
    ]);
  });

  it('gives up a connection on which nothing comes any more, and goes on with another', async () => {
    const url = new URL(await databases.nextUrl());
    const wire = await startProxy(Number(url.port));
    const target = url.href.replace(`:${url.port}/`, `:${wire.port}/`);
    await (await openDatabase(url.href)).destroy();
    const db = new Kysely<LeadsDatabase>({
      dialect: createDialect(target, { query_timeout: 3000 }),
    });
    expect(await storeSubscription(db, 'elena@example.com', NOW)).not.toBeNull();
    wire.mute();
    await expect(storeSubscription(db, 'ruth@example.com', NOW)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    expect(await storeSubscription(db, 'ruth@example.com', NOW)).not.toBeNull();
    await db.destroy();
    await wire.close();
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

/** What a migration's own connection is limited by, seen by a trigger of the database on what every migration writes. */
const settingsOfMigration = async (url: string): Promise<[string, string][]> => {
  const admin = new Kysely<LeadsDatabase>({ dialect: createDialect(url) });
  await sql`create table kysely_migration (
    name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(admin);
  await sql`create table seen (name text, setting text)`.execute(admin);
  await sql`create function see() returns trigger language plpgsql as $$ begin
    insert into seen select s.name, s.setting from pg_settings s
    where s.name in ('statement_timeout', 'lock_timeout'); return new; end $$`.execute(admin);
  await sql`create trigger see after insert on kysely_migration
    for each row execute function see()`.execute(admin);
  await (await openDatabase(url)).destroy();
  const { rows } = await sql<Record<'name' | 'setting', string>>`
    select * from seen order by name`.execute(admin);
  await admin.destroy();
  return rows.map(({ name, setting }) => [name, setting]);
};

/** A wire to a server on this machine. Once mute, what runs through it hears nothing any more; new connections do. */
const startProxy = async (target: number) => {
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const socket of [inner, outer]) sockets.add(socket.on('error', () => undefined));
    inner.pipe(outer).pipe(inner);
    inner.on('close', () => outer.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    mute: () => sockets.forEach((socket) => socket.unpipe()),
    close: () =>
      new Promise((done) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(done);
      }),
  };
};
