import { sql } from 'kysely';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { countPost, forgetPostCounts } from './postCounts.ts';

const MINUTE = 60_000;
const databases = databasesOf('PostgreSQL');

const start = async () => {
  const db = await databases.open();
  const count = (address = '192.0.2.1') => countPost(db, address, MINUTE);
  /** As if the database's clock had been set. */
  const setClock = (ms: number) => sql`update post_counts set since = since - ${ms}`.execute(db);
  return { db, count, setClock };
};

it('adds up what comes at once, for a minute from the first', async () => {
  const { count, setClock } = await start();
  const counted = await Promise.all(Array.from({ length: 30 }, () => count()));
  expect(counted.map(({ current }) => current).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, n) => n + 1),
  );
  expect(await count('192.0.2.2')).toMatchObject({ current: 1 });
  await setClock(20_000);
  const { current, ttl } = await count();
  expect(current).toBe(31);
  expect(ttl).toBeLessThanOrEqual(40_000);
  await setClock(MINUTE - 20_000);
  expect(await count()).toMatchObject({ current: 1 });
});

it('makes nobody wait for an hour when the clock is set back by one', async () => {
  const { count, setClock } = await start();
  await count();
  await setClock(-3_600_000);
  const { current, ttl } = await count();
  expect([current, Math.ceil(ttl / MINUTE)]).toEqual([1, 1]);
});

it('holds no address, and what it holds for an hour', async () => {
  const { db, count } = await start();
  await count('192.0.2.1');
  const rows = () => db.selectFrom('post_counts').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain('192.0');
  const later = (ms: number) => new Date(Date.now() + ms);
  await forgetPostCounts(db, later(0));
  expect(await rows()).toHaveLength(1);
  await forgetPostCounts(db, later(2 * 3_600_000));
  expect(await rows()).toEqual([]);
});
