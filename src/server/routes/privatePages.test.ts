import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes } from '../../app/routes.ts';
import { holdsToken } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { listLeads } from '../leads/cli/listLeads.ts';
import { openDatabase } from '../leads/database/database.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { PICTURES_PREFIX } from '../ssr/linkPicture.ts';
import { staticPaths } from './feeds.ts';

const TOKEN = 'AbC-123_xyz';
const PATH = `/my-demo/${TOKEN}`;

let site: TestSite;
let rendered = 0;
beforeAll(async () => {
  // A page that counts how often it is made stands before the site's own.
  routes.unshift({
    path: '/my-demo/:token',
    page: lazyPage('trial', () =>
      Promise.resolve({
        Page: () => {
          rendered += 1;
          return null;
        },
      }),
    ),
  });
  site = await startTestSite();
});
afterAll(async () => {
  routes.shift();
  await site.close();
});

const get = (address: string) => fetch(site.url + address, { redirect: 'manual' });

it('renders a private page for each who asks, and tells all others to know nothing of it', async () => {
  const before = rendered;
  for (const _ of [1, 2]) {
    const response = await get(PATH);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect(rendered - before).toBe(2);
});

it('keeps the case of a token and forbids caching', async () => {
  const response = await get(`/My-Demo/${TOKEN}/?page=2`);
  expect([response.status, response.headers.get('location')]).toEqual([301, `${PATH}?page=2`]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('draws no picture of a private page, and lists none', async () => {
  const before = rendered;
  expect((await get(`${PICTURES_PREFIX}abc${PATH}.png`)).status).toBe(404);
  expect(rendered).toBe(before);
  expect(staticPaths.filter(holdsToken)).toEqual([]);
});

it('stores no private address as a lead source', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'private-pages-'));
  const url = `file:${path.join(folder, 'site.db')}`;
  const kept = await startTestSite({ DATABASE_URL: url });
  const send = (page: string, email: string) =>
    fetch(`${kept.url}/api/newsletter/subscribe`, {
      method: 'POST',
      redirect: 'manual',
      headers: { referer: `${kept.url}${page}?utm_source=mail` },
      body: new URLSearchParams({ email }),
    });
  expect((await send(PATH, 'ruth@example.com')).status).toBe(303);
  expect((await send('/about-us', 'elena@example.com')).status).toBe(303);
  await kept.close();
  const db = await openDatabase(url);
  const sources = (await listLeads(db)).map(({ email, first_touch }) => [email, first_touch]);
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
  expect(Object.fromEntries(sources)).toEqual({
    'ruth@example.com': '',
    'elena@example.com': 'utm_source=mail&landing=%2Fabout-us',
  });
});

it('says no token in its log', async () => {
  await get(PATH);
  await get(`/calendar/${TOKEN}.ics`);
  await get(`//my%2Ddemo//${TOKEN}`);
  const requests = site.logLines().filter(({ msg }) => msg === 'request');
  expect(requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/my-demo/:token', '/calendar/:token']),
  );
  expect(JSON.stringify(site.logLines())).not.toContain(TOKEN);
});
