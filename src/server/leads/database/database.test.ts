import { access, copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, sql, type CompiledQuery } from 'kysely';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase, openExistingDatabase } from './database.ts';
import { createDialect } from './dialect.ts';
import { claimNext } from '../deliveries/outboxRows.ts';
import { createTestLeads, NOW } from '../leads.fixtures.ts';
import { WEBHOOK_KINDS } from './deliveryKinds.ts';
import { migrate } from './migrations.ts';
import type { SiteDatabase } from './schema.ts';

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

it('creates the folder and the files of a database for their owner only', async () => {
  const file = await temporaryFile();
  const db = await openDatabase(pathToFileURL(file).href);
  await createTestLeads(db).subscribe();
  const paths = [dirname(file), file, `${file}-wal`, `${file}-shm`];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
  await db.destroy();
});

it('creates no database for a command in the wrong folder', async () => {
  const file = await temporaryFile();
  await expect(openExistingDatabase(`file:${file}`)).rejects.toThrow(
    `There is no database at ${file}`,
  );
  await expect(access(dirname(file))).rejects.toThrow('ENOENT');

  await (await openDatabase(`file:${file}`)).destroy();
  await (await openExistingDatabase(`file:${file}`)).destroy();
});

it('uses the WAL, syncs every commit, enforces foreign keys and overwrites deleted data', async () => {
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

it('writes the WAL into the file when it is closed, even if another process has it open', async () => {
  const file = await temporaryFile();
  const db = await openDatabase(`file:${file}`);
  await createTestLeads(db).subscribe();
  const other = new DatabaseSync(file);
  other.exec('select count(*) from outbox');
  await db.destroy();
  await copyFile(file, `${file}.copy`);
  other.close();
  const copy = new DatabaseSync(`${file}.copy`);
  expect(copy.prepare('select email from leads').all()).toEqual([{ email: 'elena@example.com' }]);
  copy.close();
});

it('claims a delivery without scanning those for another receiver', async () => {
  const file = await temporaryFile();
  const queries: CompiledQuery[] = [];
  await openDatabase(`file:${file}`).then((db) => db.destroy());
  const db = new Kysely<SiteDatabase>({
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
  expect(searches).toHaveLength(1);
  for (const step of searches) expect(step).toContain('(status=? AND kind=?');
});

const ADVICE = 'Check DATABASE_URL, and that the site may read and write there.';

it.each([
  ['a folder', async () => tmpdir(), 'EISDIR: illegal operation on a directory'],
  ['another kind of file', async () => fileWith('diary'.repeat(99)), 'file is not a database'],
  ['below a file', async () => `${await fileWith('')}/site.db`, 'EEXIST: file already exists'],
])('explains why a database file can’t be used: %s', async (_, makeFile, reason) => {
  const file = await makeFile();
  const opening = openDatabase(`file:${file}`);
  await expect(opening).rejects.toThrow(`The database ${file} can't be used: ${reason}`);
  await expect(opening).rejects.toThrow(ADVICE);
});

it('reports an unusable PostgreSQL without its password', async () => {
  await expect(openDatabase('postgres://site:hunter2@127.0.0.1:1/leads')).rejects.toThrow(
    `The database 127.0.0.1:1/leads can't be used: connect ECONNREFUSED 127.0.0.1:1. ${ADVICE}`,
  );
});

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  it('rolls back a failed migration, and names it', async () => {
    const db = await databases.open();
    const failing = {
      '0001-baseline': { up: async () => undefined },
      '0002-half': {
        async up(transaction: Kysely<unknown>) {
          await transaction.schema.createTable('half').addColumn('x', 'text').execute();
          throw new Error('no');
        },
      },
    };
    await expect(migrate(db, failing)).rejects.toThrow('migration 0002-half failed: no');
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half');
  });
});

describe('PostgreSQL', () => {
  const databases = databasesOf('PostgreSQL');

  it('is migrated once by several processes', async () => {
    const url = await databases.nextUrl();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(url)));
    expect(await opened[0]!.selectFrom('leads').selectAll().execute()).toEqual([]);
    await Promise.all(opened.map((db) => db.destroy()));
  });

  it('drops a connection that no longer answers, and opens another', async () => {
    const url = new URL(await databases.nextUrl());
    const wire = await startProxy(Number(url.port));
    const target = url.href.replace(`:${url.port}/`, `:${wire.port}/`);
    await (await openDatabase(url.href)).destroy();
    const db = new Kysely<SiteDatabase>({
      dialect: createDialect(target, { query_timeout: 3000 }),
    });
    const { subscribe } = createTestLeads(db);
    await subscribe();
    wire.mute();
    await expect(subscribe('ruth@example.com')).rejects.toThrow('(ETIMEDOUT)');
    await subscribe('ruth@example.com');
    await db.destroy();
    await wire.close();
  });

  it('survives a connection that is cut during a transaction', async () => {
    const url = await databases.nextUrl();
    const db = await openDatabase(url);
    const admin = await openDatabase(url);
    const cut = db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('leads').selectAll().execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(admin);
      // The connection is idle when it learns of its end.
      await pause(300);
      await transaction.selectFrom('leads').selectAll().execute();
    });
    await expect(cut).rejects.toThrow('connection error');
    await createTestLeads(db).subscribe();
    await Promise.all([db.destroy(), admin.destroy()]);
  });
});

/** A TCP proxy. After `mute` its connections transfer nothing; new ones do. */
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
