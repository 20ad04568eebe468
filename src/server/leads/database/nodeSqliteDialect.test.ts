import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type * as WorkerThreads from 'node:worker_threads';
import { Kysely } from 'kysely';
import { nodeSqliteDialect } from './nodeSqliteDialect.ts';

interface Notes {
  notes: { text: string };
}

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const start = async (busyTimeoutMs?: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'notes.db');
  const db = new Kysely<Notes>({ dialect: nodeSqliteDialect(file, busyTimeoutMs) });
  await db.schema.createTable('notes').addColumn('text', 'text').execute();
  const other = new DatabaseSync(file);
  closings.push(
    () => db.destroy(),
    () => other.close(),
  );
  const texts = async () => {
    const rows = await db.selectFrom('notes').select('text').orderBy('text').execute();
    return rows.map(({ text }) => text);
  };
  const write = (text: string, to = db) => to.insertInto('notes').values({ text }).execute();
  return { db, other, texts, write };
};

it('goes on with everything else while what is written waits for another process', async () => {
  const { db, other, texts, write } = await start(3_600_000);
  await write('before');
  other.exec('begin immediate');
  const settled: string[] = [];
  const writing = Promise.all([
    write('alone').then(() => settled.push('alone')),
    db
      .transaction()
      .execute((transaction) => write('in a transaction', transaction))
      .then(() => settled.push('transaction')),
  ]);
  for (let reads = 0; reads < 5; reads += 1) expect(await texts()).toEqual(['before']);
  expect(settled).toEqual([]);
  other.exec('rollback');
  await writing;
  expect(settled).toEqual(['alone', 'transaction']);
  expect(await texts()).toEqual(['alone', 'before', 'in a transaction']);
});

it('starts another thread for one that has died, and says so to whom it was working for', async () => {
  const threads: WorkerThreads.Worker[] = [];
  const workers = jest.requireActual<typeof WorkerThreads>('node:worker_threads');
  const { Worker: RealWorker } = workers;
  const spy = jest.spyOn(workers, 'Worker').mockImplementation((...values) => {
    threads.push(new RealWorker(...values));
    return threads.at(-1)!;
  });
  closings.push(() => spy.mockRestore());
  const { db, other, texts, write } = await start();
  await write('before');

  const ended = { code: 'ERR_SQLITE_THREAD_ENDED', message: "The database's thread has ended." };
  const transaction = db.transaction().execute(async (trx) => {
    await write('lost', trx);
    await threads.at(-1)?.terminate();
    await write('never alone', trx);
  });
  await expect(transaction).rejects.toMatchObject(ended);
  expect(await texts()).toEqual(['before']);

  other.exec('begin immediate');
  const outcome = expect(write('cut')).rejects.toMatchObject(ended);
  await threads.at(-1)?.terminate();
  await outcome;
  other.exec('rollback');
  await write('after');
  expect(await texts()).toEqual(['after', 'before']);
  expect(threads).toHaveLength(3);
});
