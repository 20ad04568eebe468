import { hash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { demoForm } from '../testing/server/demoForm.ts';
import { readMetrics } from '../testing/server/readMetrics.ts';
import { startNginx } from '../testing/server/startNginx.ts';
import { databasesOf } from '../testing/server/testDatabases.ts';
import { startTestUpstream } from '../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../testing/server/testSite.ts';
import { eventFile, postFile, writeContentFolder } from './content/load/content.fixtures.ts';
import { connectDatabase } from './leads/database/database.ts';
import type { SiteDatabase } from './leads/database/schema.ts';

/** Each has its own connections, caches and counts, as two processes have. */

const LIMIT = 6;
/** Per process, few: code that waits for another connection would deadlock. */
const CONNECTIONS = 2;
const DEMO = callPath('requestDemo');
/** Addresses that show the added documents, and some that don't. */
const CHANGING = /blog|webinars|help-center|\.xml|\.txt/;
const databases = databasesOf('PostgreSQL');
const closings: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

const startTwo = async (environment: Record<string, string>): Promise<[TestSite, TestSite]> => {
  const settings = { SITE_URL: 'https://h.example', TRUSTED_PROXIES: '1', ...environment };
  return [await startTestSite(settings), await startTestSite(settings)];
};

let visitors = 0;
/** The headers of a client with an unused address. */
const newVisitor = () => ({ 'x-forwarded-for': `192.0.${2 + (visitors += 1)}.1` });

describe('two sites on one PostgreSQL and one folder of content', () => {
  let sites: [TestSite, TestSite];
  let folder: string;
  let db: Kysely<SiteDatabase>;

  beforeAll(async () => {
    folder = await writeContentFolder();
    const databaseUrl = `${await databases.nextUrl()}?max=${CONNECTIONS}`;
    sites = await startTwo({
      DATABASE_URL: databaseUrl,
      CONTENT_DIR: folder,
      POST_LIMIT_PER_MINUTE: String(LIMIT),
      PAGE_CACHE_SECONDS: '86400',
      METRICS_ADDRESS: '0',
    });
    db = connectDatabase(databaseUrl);
    closings.push(() => db.destroy());
  });

  const sendTo = (site: TestSite, headers: Record<string, string>) =>
    site.post(callPath('subscribe'), { email: 'no' }, headers);

  it('share the limit of forms per minute and address', async () => {
    const visitor = newVisitor();
    const statuses = [];
    for (let n = 0; n < LIMIT; n += 1) statuses.push((await sendTo(sites[n % 2]!, visitor)).status);
    expect(statuses).toEqual(Array(LIMIT).fill(422));
    for (const site of sites) {
      let answer = await sendTo(site, visitor);
      // A database that takes a second to count is not waited for. By itself each site would take three more.
      for (let n = 1; n < LIMIT / 2 && answer.status !== 429; n += 1)
        answer = await sendTo(site, visitor);
      const { status, headers } = answer;
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(answer.json()).toEqual({
        status: 429,
        message: 'Too many requests. Please wait a minute and try again.',
      });
    }
    expect((await sendTo(sites[1], newVisitor())).status).toBe(422);
  });

  it('open a limited number of connections for many parallel forms', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        sites[n % 2]!.post(DEMO, demoForm(`crowd-${n}@example.com`), newVisitor()),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const { rows } = await sql<{ open: string }>`
      select count(*) as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        -- Not a process of PostgreSQL itself, such as an autovacuum worker.
        and backend_type = 'client backend'`.execute(db);
    // Idle connections stay open for ten seconds.
    expect(Number(rows[0]!.open)).toBeLessThanOrEqual(2 * CONNECTIONS);
  });

  const get = async (site: TestSite, path: string): Promise<string> => {
    const { status, headers, text } = await site.get(path);
    return [status, headers.get('etag'), hash('sha256', text)].join(' ');
  };
  /** What each address answers: status, tag and bytes. */
  const shownBy = async (site: TestSite): Promise<Record<string, string>> => {
    const sitemap = (await site.get('/sitemap.xml')).text;
    const pages = Array.from(
      sitemap.matchAll(/<loc>https:\/\/h\.example([^<]*)/g),
      ([, path]) => path!,
    );
    const others = ['/sitemap.xml', '/blog/feed.xml', '/llms.txt', '/robots.txt', '/no/such/page'];
    const lists = (['activePosts', 'helpCenter', 'events', 'videos', 'plans'] as const).map(
      (name) => callPath(name),
    );
    const shown: Record<string, string> = {};
    for (const path of [...pages, ...others, ...lists].filter((one) => CHANGING.test(one)))
      shown[path] = await get(site, path);
    return shown;
  };
  const versionsOf = async ({ metricsUrl }: TestSite) =>
    (await readMetrics(metricsUrl))
      .filter(({ name }) => name === 'site_content_info')
      .map(({ labels, value }) => `${labels.version} ${value}`);

  it('answer the same bytes, before and after a change of the folder', async () => {
    const [one, other] = sites;
    const before = await shownBy(one);
    expect(Object.keys(before).length).toBeGreaterThan(12);
    expect(await shownBy(other)).toEqual(before);
    const [version] = await versionsOf(one);
    expect(await versionsOf(other)).toEqual([version]);

    const added = paths.post('added');
    await writeFile(join(folder, 'posts/added.md'), postFile({ title: 'Added' }));
    await writeFile(join(folder, 'events/added.md'), eventFile({ title: 'Added event' }));
    await Promise.all(sites.map((site) => site.reload()));
    const after = await shownBy(one);
    expect(after[added]).toMatch(/^200 /);
    expect(after['/sitemap.xml']).not.toBe(before['/sitemap.xml']);
    expect(await shownBy(other)).toEqual(after);
    const [newVersion] = await versionsOf(one);
    expect(newVersion).not.toBe(version);
    expect(await versionsOf(other)).toEqual([newVersion]);

    await rm(join(folder, 'posts/added.md'));
    await rm(join(folder, 'events/added.md'));
    await Promise.all(sites.map((site) => site.reload()));
    expect(await versionsOf(one)).toEqual([version]);
  });
});

it('serve the scripts of both builds behind nginx during a rolling deploy', async () => {
  const startBuild = async (asset: string) => {
    const server = await startTestUpstream(({ url }, response) => {
      // Each answer is asked of a site: nothing comes out of nginx' cache.
      response.writeHead(url === asset ? 200 : 404, { 'cache-control': 'no-store' }).end(url);
    });
    return server;
  };
  const builds = [await startBuild('/assets/old.js'), await startBuild('/assets/new.js')];
  const nginx = await startNginx(builds.map(({ url }) => url));
  closings.push(() => nginx.close());
  for (const asset of ['/assets/old.js', '/assets/new.js', '/assets/old.js', '/assets/new.js'])
    for (const _ of builds)
      expect(await nginx.ask(asset)).toMatchObject({ status: 200, text: asset });
  expect((await nginx.ask('/assets/gone.js')).status).toBe(404);
  const before = builds.flatMap(({ requests }) => requests).length;
  expect((await nginx.ask('/no/such/page')).status).toBe(404);
  expect(builds.flatMap(({ requests }) => requests)).toHaveLength(before + 1);
});
