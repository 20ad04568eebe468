import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { callPath } from '../../../contract/calls.ts';
import { demoForm } from '../../../testing/server/demoForm.ts';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { startTestSite } from '../../../testing/server/testSite.ts';
import { until } from '../../../testing/until.ts';
import { createTestLeads } from '../leads.fixtures.ts';
import { createLeadService } from '../leadService.ts';
import { createReadiness, openDatabase, startDatabase } from './database.ts';
import type { SiteDb } from './schema.ts';
import { problemOf, redactDbErrors, StorageFailure } from './storageFailure.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'unavailable-database-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const open = async (url: string) => {
  const log = { info: jest.fn(), error: jest.fn() };
  const database = await startDatabase(url, { log, retryMs: 20 });
  closings.push(
    () => database.db.destroy(),
    () => database.stop(),
  );
  const { db, unavailableReason } = database;
  return {
    ...database,
    log,
    subscribe: (email: string) => redactDbErrors(() => createTestLeads(db).subscribe(email)),
    problem: createReadiness(db, { unavailableReason, keptMs: 0 }).problem,
  };
};

const subscribers = async (db: SiteDb): Promise<string[]> => {
  const rows = await db.selectFrom('leads').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
};

/** The site reports the problem, refuses leads, and recovers after `repair`. */
const expectRecovery = async (url: string, reason: string, repair: () => unknown) => {
  const { db, subscribe, log, ready, problem } = await open(url);
  expect(await problem()).toBe(reason);
  await expect(subscribe('elena@example.com')).rejects.toBeInstanceOf(StorageFailure);
  expect(log.error.mock.calls).toEqual([
    [{ problem: reason }, expect.stringMatching(/^The database \S+ can't be used: .+\.$/)],
  ]);
  await repair();
  await ready;
  await until(async () => (await problem()) === null);
  await subscribe('elena@example.com');
  expect(await subscribers(db)).toEqual(['elena@example.com']);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(1);
};

describe('PostgreSQL', () => {
  const databases = databasesOf('PostgreSQL');

  it('may start after the site, which shows its pages and answers forms with 503 until then', async () => {
    const url = await databases.nextUrl();
    const site = await startTestSite({ DATABASE_URL: `${url}_later` });
    closings.push(() => site.close());
    const send = () => site.post(callPath('subscribe'), { email: 'elena@example.com' });
    for (const address of ['/pricing', callPath('plans'), '/healthz'])
      expect((await site.get(address)).status).toBe(200);
    const ready = await site.get('/readyz');
    expect([ready.status, ready.json()]).toEqual([
      503,
      { status: 'not ready', database: 'not writable', contentApi: 'ok', load: 'ok' },
    ]);
    for (const refused of [await send(), await site.get('/calendar/HD-7K3M9Q.ics')])
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await send()).json()).toEqual({
      status: 503,
      message: expect.stringMatching(/\w+/),
    });
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({ msg: 'Database unavailable', call: 'subscribe', status: 503 }),
    );
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({ msg: 'Database unavailable', problem: '3D000' }),
    );

    const admin = await openDatabase(url);
    await sql`create database ${sql.ref(`${new URL(url).pathname.slice(1)}_later`)}`.execute(admin);
    await admin.destroy();
    await until(async () => (await site.get('/readyz')).status === 200);
    expect((await send()).status).toBe(200);
    const logged = site.logLines().filter(({ msg }) => /SMTP_URL|can't be used/.test(String(msg)));
    expect(logged.map(({ level }) => level)).toEqual([50, 40]);
  });
});

describe('a database file', () => {
  it('is retried while another process holds it', async () => {
    const file = path.join(await newFolder(), 'site.db');
    const other = new DatabaseSync(file);
    closings.push(() => other.close());
    other.exec('pragma journal_mode = wal; create table t (x); begin immediate');
    await expectRecovery(`file:${file}`, 'database is locked', () => other.exec('rollback'));
  });

  it.each([
    ['no database', 'file is not a database'],
    ['damaged', 'database disk image is malformed'],
  ])('that is %s is not changed', async (state, reason) => {
    const file = path.join(await newFolder(), 'site.db');
    await (await openDatabase(`file:${file}`)).destroy();
    const good = await readFile(file);
    const bad =
      state === 'damaged'
        ? Buffer.from(good).fill(0xff, 100, 4096)
        : Buffer.from('diary'.repeat(99));
    await writeFile(file, bad);
    await expectRecovery(`file:${file}`, reason, async () => {
      expect((await readFile(file)).equals(bad)).toBe(true);
      await writeFile(`${file}.good`, good);
      await rename(`${file}.good`, file);
    });
  });

  it('is not retried after the site stopped', async () => {
    const folder = path.join(await newFolder(), 'not-a-folder');
    await writeFile(folder, '');
    const { stop, log, unavailableReason } = await open(`file:${folder}/site.db`);
    stop();
    await rm(folder);
    for (let retries = 0; retries < 20; retries += 1) await pause(20);
    expect(unavailableReason()).toMatch(/^E[A-Z]+$/);
    expect(log.info).not.toHaveBeenCalled();
  });

  it('locked by another process for longer than SQLite waits stores the form that waits for it', async () => {
    const file = path.join(await newFolder(), 'site.db');
    const { subscribe, db } = await open(`file:${file}`);
    const other = new DatabaseSync(file);
    closings.push(() => other.close());
    other.exec('begin immediate');
    // The first attempt blocks this process, so the lock ends after it.
    setTimeout(() => other.exec('rollback'), 1);
    await subscribe('elena@example.com');
    expect(await subscribers(db)).toEqual(['elena@example.com']);
  });

  it('locked by another process refuses forms with 503, and stores their retries once', async () => {
    const file = path.join(await newFolder(), 'site.db');
    const site = await startTestSite({ DATABASE_URL: `file:${file}`, POST_LIMIT_PER_MINUTE: '0' });
    closings.push(() => site.close());
    const other = new DatabaseSync(file);
    closings.push(() => other.close());
    const send = (email: string) =>
      site.post(callPath('requestDemo'), demoForm(email), { 'idempotency-key': email });
    const leads = other.prepare('select email from leads order by email');
    const stored = () => leads.all().map(({ email }) => email);
    const { data } = (await send('early@example.com')).json<{ data: { event_link: string } }>();
    // The site writes in this process: a wait inside SQLite would never end.
    await until(() => {
      try {
        other.exec('begin immediate');
        return true;
      } catch (error) {
        if (/locked/.test(String(error))) return false;
        throw error;
      }
    }, 'the file is free');
    const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
    const sending = Promise.all(emails.map(send));
    const calendar = new URL(data.event_link).pathname;
    for (const address of ['/pricing', callPath('plans'), '/healthz', calendar])
      expect([address, (await site.get(address)).status]).toEqual([address, 200]);
    for (const { status, headers } of await sending) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
    }
    other.exec('rollback');
    expect(stored()).toEqual(['early@example.com']);
    for (const _repeated of [1, 2])
      for (const { status } of await Promise.all(emails.map(send))) expect(status).toBe(200);
    expect(stored()).toEqual([...emails, 'early@example.com']);
  });
});

// Mounting a disk requires the superuser.
if (process.getuid?.() === 0) {
  const mountDisk = async () => {
    const folder = await newFolder();
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    closings.push(() => execFileSync('/bin/umount', ['-l', folder]));
    return folder;
  };

  it('is not ready while the disk is full, and keeps all leads', async () => {
    const folder = await mountDisk();
    const { db, subscribe, problem } = await open(`file:${path.join(folder, 'site.db')}`);
    await subscribe('elena@example.com');
    expect(await problem()).toBeNull();
    const filler = path.join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(2_000_000)).catch(() => undefined);
    await until(async () => (await problem()) !== null, 'not ready');
    expect(await problem()).toBe('database or disk is full');
    await expect(subscribe('ruth@example.com')).rejects.toBeInstanceOf(StorageFailure);

    await rm(filler);
    await until(async () => (await problem()) === null, 'ready again');
    await subscribe('ruth@example.com');
    expect(await subscribers(db)).toEqual(['elena@example.com', 'ruth@example.com']);
  });

  it('is not ready while forms fail on a full disk, even if a small write still fits', async () => {
    const folder = await mountDisk();
    const filler = path.join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(350_000));
    const { db } = await open(`file:${path.join(folder, 'site.db')}`);
    const service = createLeadService(db, { getSiteUrl: () => 'https://h.example', brand: 'H' });
    let sent = 0;
    const subscribe = () =>
      service.subscribe({ body: { email: `ada-${(sent += 1)}@example.com` } });
    const fillDisk = async () => {
      while (sent < 5000) await subscribe();
    };
    await expect(fillDisk()).rejects.toBeInstanceOf(StorageFailure);
    expect(await service.problem()).toBe('database or disk is full');
    await expect(subscribe()).rejects.toBeInstanceOf(StorageFailure);

    await rm(filler);
    await until(async () => (await service.problem()) === null, 'ready again');
    await subscribe();
  });
}

it('shares one readiness write between concurrent and later calls', async () => {
  const db = await openDatabase('file::memory:');
  closings.push(() => db.destroy());
  const insert = jest.spyOn(db, 'insertInto');
  const { problem } = createReadiness(db, { keptMs: 3_600_000 });
  expect(await Promise.all([problem(), problem()])).toEqual([null, null]);
  expect(await problem()).toBeNull();
  expect(insert).toHaveBeenCalledTimes(1);
});

it('does not write once more for each form that fails while it knows of a failure', async () => {
  const db = await openDatabase('file::memory:');
  closings.push(() => db.destroy());
  const insert = jest.spyOn(db, 'insertInto');
  const { problem, noteFailedWrite } = createReadiness(db, { keptMs: 3_600_000 });
  expect(await problem()).toBeNull();
  noteFailedWrite();
  await db.schema.alterTable('readiness').renameTo('readiness_away').execute();
  expect(await problem()).not.toBeNull();
  noteFailedWrite();
  expect(await problem()).not.toBeNull();
  expect(insert).toHaveBeenCalledTimes(2);
});

const full = { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'database or disk is full' };

it.each([
  [full, 'database or disk is full'],
  [{ code: '28P01' }, '28P01'],
  [new Error('wrapped', { cause: { code: 'ENOSPC' } }), 'ENOSPC'],
  [new Error('elena@example.com'), 'the database does not answer'],
  [undefined, 'the database does not answer'],
])('explains %j as "%s"', (error, reason) => {
  expect(problemOf(error)).toBe(reason);
});

it.each([
  [full, 'database or disk is full (ERR_SQLITE_ERROR 13).'],
  [{ code: '23505' }, '23505 (23505).'],
])('gives only the reason and the codes of a failed statement: %j', async (error, reason) => {
  await expect(redactDbErrors(() => Promise.reject(error as unknown as Error))).rejects.toThrow(
    new StorageFailure(`The database failed: ${reason}`),
  );
});
