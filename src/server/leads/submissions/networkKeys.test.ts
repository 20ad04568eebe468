import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { after, DAY, NOW } from '../leads.fixtures.ts';
import { deleteOldSecrets, networkKeys } from './networkKeys.ts';

const sqlite = databasesOf('SQLite');

it('keeps the secrets of the day and of the day before, and deletes older ones', async () => {
  const db = await sqlite.open();
  for (const day of [-2, -1, 0]) await networkKeys(db, after(day * DAY), '192.0.2.1');
  await deleteOldSecrets(db, NOW);
  const rows = await db.selectFrom('network_secrets').select('day').orderBy('day').execute();
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
});

it('knows a network by the secret of each day, the newest first', async () => {
  const db = await sqlite.open();
  const yesterday = await networkKeys(db, after(-DAY), '192.0.2.1');
  const today = await networkKeys(db, NOW, '192.0.2.1');
  expect(yesterday.customer).toHaveLength(1);
  expect(today.customer).toEqual([expect.any(String), yesterday.customer[0]]);
  expect(today.customer[0]).not.toBe(today.customer[1]);
});
