import { hash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { demoForm } from '../testing/server/demoForm.ts';
import { readMetrics } from '../testing/server/readMetrics.ts';
import { startNginx } from '../testing/server/startNginx.ts';
import { databasesOf } from '../testing/server/testDatabases.ts';
import { startTestSite, startTestUpstream, type TestSite } from '../testing/server/testSite.ts';
import { until } from '../testing/until.ts';
import { eventFile, postFile, writeContentFolder } from './content/load/content.fixtures.ts';
import { watchContent } from './content/load/liveContent.ts';
import { openDatabase } from './leads/database/database.ts';
import type { LeadsDatabase } from './leads/database/schema.ts';

/** Each has its own connections, caches and counts, as two processes have. */

const LIMIT = 6;
/** Per process, few: code that waits for another connection would deadlock. */
const CONNECTIONS = 2;
const databases = databasesOf('PostgreSQL');
const closings: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

const startTwo = async (environment: Record<string, string>): Promise<[TestSite, TestSite]> => {
  const start = async () => {
    const site = await startTestSite({
      SITE_URL: 'https://h.example',
      TRUSTED_PROXIES: '1',
      ...environment,
    });
    closings.push(() => site.close());
    return site;
  };
  return [await start(), await start()];
};

let visitors = 0;
/** An unused client address. */
const newVisitor = () => `192.0.${2 + (visitors += 1)}.1`;

const post = async (
  { url }: TestSite,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newVisitor(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('two sites on one PostgreSQL and one folder of content', () => {
  let sites: [TestSite, TestSite];
  let folder: string;
  let db: Kysely<LeadsDatabase>;

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
    db = await openDatabase(databaseUrl);
    closings.push(() => db.destroy());
  });

  const subscribe = callPath('subscribe');
  const sendTo = (site: TestSite, address: string) =>
    post(site, subscribe, { email: 'no' }, { 'x-forwarded-for': address });

  it('share the limit of forms per minute and address', async () => {
    const address = newVisitor();
    const statuses = [];
    for (let n = 0; n < LIMIT; n += 1) statuses.push((await sendTo(sites[n % 2]!, address)).status);
    expect(statuses).toEqual(Array(LIMIT).fill(422));
    for (const site of sites) {
      let answer = await sendTo(site, address);
      // A database that takes a second to count is not waited for. By itself each site would take three more.
      for (let n = 1; n < LIMIT / 2 && answer.status !== 429; n += 1)
        answer = await sendTo(site, address);
      const { status, headers, text } = answer;
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(JSON.parse(text)).toEqual({
        status: 429,
        message: 'Too many requests. Please wait a minute and try again.',
      });
    }
    expect((await sendTo(sites[1], newVisitor())).status).toBe(422);
  });

  it('lose no form for the sake of a count that is not to be had', async () => {
    const address = newVisitor();
    const held = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (transaction) => {
      await sql`lock table counters in access exclusive mode`.execute(transaction);
      isLocked.resolve();
      await held.promise;
    });
    await isLocked.promise;
    const answers = [];
    for (let n = 0; n < 2; n += 1) answers.push((await sendTo(sites[n]!, address)).status);
    expect(answers).toEqual([422, 422]);
    held.resolve();
    await holding;
  });

  it('make one lead of a form that is sent to both at once', async () => {
    const form = demoForm('twice@example.com');
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post(sites[n % 2]!, callPath('requestDemo'), form, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const stored = db.selectFrom('leads').select('id').where('email', '=', form.email);
    expect(await stored.execute()).toHaveLength(1);
  });

  it('take a crowd of forms by no more connections than they may open', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        post(sites[n % 2]!, callPath('requestDemo'), demoForm(`crowd-${n}@example.com`)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const { rows } = await sql<{ open: string }>`
      select count(*) as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    // Idle connections stay open for ten seconds.
    expect(Number(rows[0]!.open)).toBeLessThanOrEqual(2 * CONNECTIONS);
  });

  it('tell the CRM once of a reader who confirms by both at once', async () => {
    const email = 'reader@example.com';
    await post(sites[0], subscribe, { email });
    const { confirm_token: token } = await db
      .selectFrom('leads')
      .select('confirm_token')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const link = callPath('followNewsletterLink', { token, link: 'confirm' });
    const answers = await Promise.all([...sites, ...sites].map((site) => post(site, link, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const told = db.selectFrom('outbox').select('id').where('kind', '=', 'newsletter-webhook');
    expect(await told.execute()).toHaveLength(1);
  });

  const get = async ({ url }: TestSite, path: string): Promise<string> => {
    const { status, headers, ...response } = await fetch(url + path, { redirect: 'manual' }).then(
      async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
      }),
    );
    return [status, headers.get('etag'), hash('sha256', response.text)].join(' ');
  };
  /** What each address answers: status, tag and bytes. */
  const shownBy = async (site: TestSite, which = /^/): Promise<Record<string, string>> => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const pages = Array.from(
      sitemap.matchAll(/<loc>https:\/\/h\.example([^<]*)/g),
      ([, path]) => path!,
    );
    const others = ['/sitemap.xml', '/blog/feed.xml', '/llms.txt', '/robots.txt', '/no/such/page'];
    const lists = (['activePosts', 'helpCenter', 'events', 'videos', 'plans'] as const).map(
      (name) => callPath(name),
    );
    const shown: Record<string, string> = {};
    for (const path of [...pages, ...others, ...lists].filter((one) => which.test(one)))
      shown[path] = await get(site, path);
    return shown;
  };
  const versionsOf = async ({ metricsUrl }: TestSite) =>
    (await readMetrics(metricsUrl))
      .filter(({ name }) => name === 'site_content_info')
      .map(({ labels, value }) => `${labels.version} ${value}`);

  it('answer the same bytes everywhere, and so again after the folder has changed', async () => {
    const [one, other] = sites;
    const before = await shownBy(one);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(await shownBy(other)).toEqual(before);
    const [version] = await versionsOf(one);
    expect(await versionsOf(other)).toEqual([version]);

    for (const site of sites) {
      const watched = watchContent(folder, {
        onChange: () => void site.reload(),
        log: { warn: jest.fn() },
        quietMs: 20,
      });
      closings.push(() => watched.close());
    }
    const added = paths.post('added');
    const isShown = async (site: TestSite) => (await fetch(site.url + added)).status === 200;
    // A watch may not stand yet when the first of them is written.
    await until(async () => {
      await writeFile(join(folder, 'posts/added.md'), postFile({ title: 'Added' }));
      await writeFile(join(folder, 'events/added.md'), eventFile({ title: 'Added event' }));
      return (await isShown(one)) && (await isShown(other));
    }, 'both sites show the new post');
    await Promise.all(sites.map((site) => site.reload()));
    const changed = /blog|webinars|\.xml|\.txt/;
    const after = await shownBy(one, changed);
    expect(after[added]).toMatch(/^200 /);
    expect(after['/sitemap.xml']).not.toBe(before['/sitemap.xml']);
    expect(await shownBy(other, changed)).toEqual(after);
    const [newVersion] = await versionsOf(one);
    expect(newVersion).not.toBe(version);
    expect(await versionsOf(other)).toEqual([newVersion]);

    await rm(join(folder, 'posts/added.md'));
    await rm(join(folder, 'events/added.md'));
    await Promise.all(sites.map((site) => site.reload()));
    expect(await versionsOf(one)).toEqual([version]);
  });
});

it('find the scripts of both builds behind nginx while one of two is replaced by another', async () => {
  const startBuild = async (asset: string) => {
    const server = await startTestUpstream(({ url }, response) => {
      // Each answer is asked of a site: nothing comes out of nginx' cache.
      response.writeHead(url === asset ? 200 : 404, { 'cache-control': 'no-store' }).end(url);
    });
    closings.push(() => server.close());
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
