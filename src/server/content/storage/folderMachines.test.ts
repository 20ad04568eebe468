import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { noteFolder } from './folderMachines.ts';

const databases = databasesOf('PostgreSQL');

it('names the folders of running processes when these are several', async () => {
  const db = await databases.open();
  const first = noteFolder(db, '/srv/content', 'web-1');
  const same = noteFolder(db, '/srv/content', 'web-1');
  expect([await first.all(), await same.all()]).toEqual([[], []]);
  const other = noteFolder(db, '/srv/content', 'web-2');
  const both = ['web-1:/srv/content', 'web-2:/srv/content'];
  expect(await other.all()).toEqual(both);
  expect(await first.all()).toEqual(both);
  await other.stop();
  expect(await first.all()).toEqual([]);

  await db
    .insertInto('content_folders')
    .values({ machine: 'web-3', folder: '/srv', seen_at: '2026-01-01T00:00:00.000Z' })
    .execute();
  expect(await first.all()).toEqual([]);
  await first.stop();
  await same.stop();
});

it('leaves nothing behind when a process stops while it notes its folder', async () => {
  const db = await databases.open();
  const names = Array.from({ length: 20 }, (_, index) => `web-${index}`);
  await Promise.all(names.map((machine) => noteFolder(db, '/srv/content', machine).stop()));
  expect(await db.selectFrom('content_folders').selectAll().execute()).toEqual([]);
});
