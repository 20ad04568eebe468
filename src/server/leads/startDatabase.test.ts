import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { callPath } from '../../contract/calls.ts';
import { databasesOf } from '../../testing/server/testDatabases.ts';
import { startTestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { createReadiness, openDatabase, startDatabase } from './database/database.ts';
import { createTestLeads } from './leads.fixtures.ts';
import { createLeadService } from './leadService.ts';
import type { LeadsDb } from './database/schema.ts';
import { problemOf, redactDbErrors, StorageFailure } from './database/storageFailure.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-database-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Whoever holds, opens and closes the wire to a PostgreSQL that is there all the time. */
const startWire = async (target: number) => {
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const socket of [inner, outer]) socket.on('error', () => undefined);
    inner.pipe(outer).pipe(inner);
  });
  const open = (port: number) =>
    new Promise<number>((done) =>
      server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
    );
  const port = await open(0);
  await new Promise((done) => server.close(done));
  closings.push(() => server.close());
  return { port, open: () => open(port) };
};

const open = async (url: string) => {
  const log = { info: jest.fn(), error: jest.fn() };
  const database = await startDatabase(url, { log, retryMs: 20 });
  closings.push(
    () => database.db.destroy(),
    () => database.stop(),
  );
  return {
    ...database,
    log,
    subscribe: (email: string) =>
      redactDbErrors(() => createTestLeads(database.db).subscribe(email)),
    problem: createReadiness(database.db, {
      unavailableReason: database.unavailableReason,
      keptMs: 0,
    }).problem,
  };
};

const subscribers = async (db: LeadsDb): Promise<string[]> => {
  const rows = await db.selectFrom('leads').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
};

/** It says what is the matter, takes nothing, and as soon as the database is back all goes its way. */
const expectPatience = async (
  url: string,
  words: string,
  bringBack: () => unknown,
): Promise<void> => {
  const { db, subscribe, log, opened, problem } = await open(url);
  expect(await problem()).toBe(words);
  await expect(subscribe('elena@example.com')).rejects.toBeInstanceOf(StorageFailure);
  expect(log.error.mock.calls).toEqual([
    [{ problem: words }, expect.stringMatching(/^The database \S+ can't be used: .+\.$/)],
  ]);
  await bringBack();
  await opened;
  await until(async () => (await problem()) === null);
  await subscribe('elena@example.com');
  expect(await subscribers(db)).toEqual(['elena@example.com']);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(1);
};

describe('PostgreSQL', () => {
  const databases = databasesOf('PostgreSQL');

  it('may come after the site, which shows its pages and turns away what is sent meanwhile', async () => {
    const url = new URL(await databases.nextUrl());
    const wire = await startWire(Number(url.port));
    url.port = String(wire.port);
    const site = await startTestSite({ DATABASE_URL: url.href });
    closings.push(() => site.close());
    const statusOf = async (address: string) => (await fetch(site.url + address)).status;
    const send = () =>
      fetch(site.url + callPath('subscribe'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'elena@example.com' }),
      });
    expect(await statusOf('/pricing')).toBe(200);
    expect(await statusOf(callPath('plans'))).toBe(200);
    expect(await statusOf('/healthz')).toBe(200);
    const ready = await fetch(`${site.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({
      status: 'not ready',
      database: 'not writable',
      contentApi: 'ok',
      load: 'ok',
    });
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toEqual({ status: 503, message: expect.stringMatching(/\w+/) });
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({ msg: 'Database unavailable', call: 'subscribe', status: 503 }),
    );
    const calendar = await fetch(`${site.url}/calendar/HD-7K3M9Q.ics`);
    expect([calendar.status, calendar.headers.get('retry-after')]).toEqual([503, '30']);

    await wire.open();
    await until(async () => (await statusOf('/readyz')) === 200);
    expect((await send()).status).toBe(200);
    const said = site.logLines().filter(({ msg }) => /SMTP_URL|can't be used/.test(String(msg)));
    expect(said.map(({ level }) => level)).toEqual([50, 40]);
  });

  it('may lack the database at first', async () => {
    const url = await databases.nextUrl();
    const name = `${new URL(url).pathname.slice(1)}_later`;
    await expectPatience(`${url}_later`, 'PostgreSQL has no such database', async () => {
      const admin = await openDatabase(url);
      await sql`create database ${sql.ref(name)}`.execute(admin);
      await admin.destroy();
    });
  });
});

describe('a file', () => {
  it('may be held by another process at first', async () => {
    const file = path.join(await newFolder(), 'site.db');
    const other = new DatabaseSync(file);
    closings.push(() => other.close());
    other.exec('pragma journal_mode = wal; create table t (x); begin immediate');
    await expectPatience(`file:${file}`, 'another process holds the database file', () =>
      other.exec('rollback'),
    );
  });

  it('that is no database is left alone', async () => {
    const file = path.join(await newFolder(), 'site.db');
    const diary = 'Dear diary, '.repeat(99);
    await writeFile(file, diary);
    const words = 'the file that DATABASE_URL names is no database';
    await expectPatience(`file:${file}`, words, async () => {
      expect(await readFile(file, 'utf8')).toBe(diary);
      await rename(file, `${file}.diary`);
    });
  });

  it('that is damaged is left alone', async () => {
    const file = path.join(await newFolder(), 'site.db');
    await (await openDatabase(`file:${file}`)).destroy();
    const whole = await readFile(file);
    const damaged = Buffer.from(whole).fill(0xff, 100, 4096);
    await writeFile(file, damaged);
    const words = 'the database file is damaged: restore a backup';
    await expectPatience(`file:${file}`, words, async () => {
      expect((await readFile(file)).equals(damaged)).toBe(true);
      await writeFile(`${file}.whole`, whole);
      await rename(`${file}.whole`, file);
    });
  });

  it('is not tried again when the site is stopped', async () => {
    const folder = path.join(await newFolder(), 'not-a-folder');
    await writeFile(folder, '');
    const { stop, log, unavailableReason } = await open(`file:${folder}/site.db`);
    stop();
    await rm(folder);
    // As long as many tries would take.
    for (let turns = 0; turns < 20; turns += 1) await pause(20);
    expect(unavailableReason()).toBe('the database does not answer');
    expect(log.info).not.toHaveBeenCalled();
  });
});

// Only the superuser may mount a disk of its own; the machines that prove a change let the tests be that.
if (process.getuid?.() === 0) {
  const mountDisk = async () => {
    const folder = await newFolder();
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    closings.push(() => execFileSync('/bin/umount', ['-l', folder]));
    return folder;
  };

  it('is not ready while the disk is full, and is again when there is room, with all that it had', async () => {
    const folder = await mountDisk();
    const { db, subscribe, problem } = await open(`file:${path.join(folder, 'site.db')}`);
    await subscribe('elena@example.com');
    expect(await problem()).toBeNull();
    const filler = path.join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(2_000_000)).catch(() => undefined);
    await until(async () => (await problem()) !== null, 'not ready');
    expect(await problem()).toBe('the disk that holds the database is full');
    await expect(subscribe('ruth@example.com')).rejects.toBeInstanceOf(StorageFailure);

    await rm(filler);
    await until(async () => (await problem()) === null, 'ready again');
    await subscribe('ruth@example.com');
    expect(await subscribers(db)).toEqual(['elena@example.com', 'ruth@example.com']);
  });

  it('is not ready while forms fail on a full disk, even if a small write still fits', async () => {
    const folder = await mountDisk();
    const filler = path.join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(300_000));
    const { db } = await open(`file:${path.join(folder, 'site.db')}`);
    const service = createLeadService(db, { getSiteUrl: () => 'https://h.example', brand: 'H' });
    let sent = 0;
    const subscribe = () =>
      service.subscribe({ body: { email: `ada-${(sent += 1)}@example.com` } });
    const fillDisk = async () => {
      while (sent < 5000) await subscribe();
    };
    await expect(fillDisk()).rejects.toBeInstanceOf(StorageFailure);
    expect(await service.problem()).toBe('the disk that holds the database is full');
    await expect(subscribe()).rejects.toBeInstanceOf(StorageFailure);

    await rm(filler);
    await until(async () => (await service.problem()) === null, 'ready again');
    await subscribe();
  });

  it('goes on when its folder may be written to again', async () => {
    const folder = await mountDisk();
    execFileSync('/bin/mount', ['-o', 'remount,ro', folder]);
    const url = `file:${path.join(folder, 'site.db')}`;
    await expectPatience(url, 'the database file or its folder is read-only', () =>
      execFileSync('/bin/mount', ['-o', 'remount,rw', folder]),
    );
  });
}

it('writes once for however many ask whether it is ready', async () => {
  const db = await openDatabase('file::memory:');
  closings.push(() => db.destroy());
  const insert = jest.spyOn(db, 'insertInto');
  const { problem } = createReadiness(db, { keptMs: 3_600_000 });
  expect(await Promise.all([problem(), problem()])).toEqual([null, null]);
  expect(await problem()).toBeNull();
  expect(insert).toHaveBeenCalledTimes(1);
  expect(await db.selectFrom('readiness').select('id').execute()).toEqual([{ id: 1 }]);
});

it.each([
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'the disk that holds the database is full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1032 }, 'the database file or its folder is read-only'],
  [{ code: '28P01' }, 'PostgreSQL refuses the password'],
  [new Error('wrapped', { cause: { code: 'ENOSPC' } }), 'the disk that holds the database is full'],
  [new Error('elena@example.com'), 'the database does not answer'],
  [undefined, 'the database does not answer'],
])('says of %j: %s', (error, words) => {
  expect(problemOf(error)).toBe(words);
});

it('says in the log why a submission was not taken, where that is known', async () => {
  const failing = (error: object) => redactDbErrors(() => Promise.reject(error as Error));
  await expect(failing({ code: 'ERR_SQLITE_ERROR', errcode: 13 })).rejects.toThrow(
    'The database did not take the submission: the disk that holds the database is full (ERR_SQLITE_ERROR 13).',
  );
  await expect(failing({ code: '23505' })).rejects.toThrow(
    'The database did not take the submission (23505).',
  );
});
