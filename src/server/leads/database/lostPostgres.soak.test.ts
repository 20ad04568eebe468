import { sql } from 'kysely';
import { routes } from '../../../app/routes.ts';
import { callPath } from '../../../contract/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { startTestSite } from '../../../testing/server/testSite.ts';
import { until } from '../../../testing/until.ts';
import { openDatabase } from './database.ts';

const databases = databasesOf('PostgreSQL');

it('takes no page away, and is no reason to restart the process', async () => {
  const url = await databases.nextUrl();
  const site = await startTestSite({ DATABASE_URL: url, PAGE_CACHE_SECONDS: '0' });
  expect((await site.get('/readyz')).status).toBe(200);
  const admin = await openDatabase(await databases.nextUrl());
  const name = new URL(url).pathname.slice(1);
  await sql`drop database ${sql.ref(name)} with (force)`.execute(admin);
  await admin.destroy();

  await until(async () => (await site.get('/readyz')).status === 503, 'the outage');
  const fixed = routes.map(({ path: address }) => address).filter((it) => !/[:*]/.test(it));
  const documents = [paths.whatsNew, paths.event('import-day-together'), '/sitemap.xml'];
  for (const address of [...fixed, ...documents, callPath('plans'), '/healthz'])
    expect([address, (await site.get(address)).status]).toEqual([address, 200]);
  expect((await site.get(paths.myDemo('unknown'))).status).toBe(503);
  await site.close();
});
