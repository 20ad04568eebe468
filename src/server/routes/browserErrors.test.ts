import type { BrowserError } from '../../contract/browserErrors.ts';
import { BROWSER_ERRORS_PATH } from '../../contract/browserErrors.ts';
import { readMetrics, sumOf } from '../../testing/server/readMetrics.ts';
import { startTestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

const REPORT: BrowserError = {
  route: '/blog/post/:id',
  build: '1a2b3c4d5e6f',
  message: 'TypeError: x is undefined',
  stack: ['start app.1a2b3c4d.js:1:23456', ':address'],
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ METRICS_ADDRESS: '0', TRUSTED_PROXIES: '1' });
});

let clients = 0;
const post = (body: unknown, headers: Record<string, string> = {}, to = site) =>
  to.post(BROWSER_ERRORS_PATH, body, {
    'x-forwarded-for': `192.0.2.${(clients += 1)}`,
    ...headers,
  });

const linesOf = (from: TestSite) =>
  from.logLines().filter(({ event }) => event === 'browser error');

const countOf = async (from: TestSite, route?: string) =>
  sumOf(await readMetrics(from.metricsUrl), 'site_browser_errors_total', route ? { route } : {});

it('logs a report in one line, and counts it by its route', async () => {
  const before = await countOf(site, REPORT.route);
  expect((await post(REPORT)).status).toBe(204);
  await until(() => linesOf(site).length > 0);
  expect(linesOf(site).at(-1)).toMatchObject({ level: 40, msg: 'browser error', ...REPORT });
  expect(await countOf(site, REPORT.route)).toBe(before + 1);
});

it('counts every route from the start, and unknown ones together', async () => {
  const fresh = await startTestSite({ METRICS_ADDRESS: '0' });
  const series = async () =>
    (await readMetrics(fresh.metricsUrl)).filter(
      ({ name }) => name === 'site_browser_errors_total',
    );
  const before = await series();
  expect(before.map(({ labels }) => labels.route)).toEqual(
    expect.arrayContaining(['/', '/my-demo/:token', '/:slug', 'other']),
  );
  for (const route of ['/made/up', '/my-demo/secret', '__proto__', '', 'x'.repeat(100)])
    expect((await post({ ...REPORT, route }, {}, fresh)).status).toBe(204);
  expect((await series()).map(({ labels }) => labels)).toEqual(before.map(({ labels }) => labels));
  expect(await countOf(fresh, 'other')).toBe(5);
  expect(JSON.stringify(fresh.logLines())).not.toContain('secret');
});

it.each<[string, unknown]>([
  ['no JSON', '{"route":'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', []],
  ['no fields', {}],
  ['an unknown field', { ...REPORT, email: 'ruth@example.com' }],
  ['a long message', { ...REPORT, message: 'x'.repeat(201) }],
  ['a long route', { ...REPORT, route: 'x'.repeat(101) }],
  ['a build with other characters', { ...REPORT, build: 'a b' }],
  ['a stack of text', { ...REPORT, stack: 'at start' }],
  ['a deep stack', { ...REPORT, stack: Array(9).fill('start') }],
  ['a frame with an address', { ...REPORT, stack: ['https://x.test/my-demo/secret'] }],
  ['a frame with several lines', { ...REPORT, stack: ['start\n{"level":50}'] }],
  ['a number', { ...REPORT, message: 7 }],
])('refuses %s with 400', async (_what, body) => {
  const before = [linesOf(site).length, await countOf(site)];
  const answer = await post(body);
  expect([answer.status, answer.json()]).toMatchObject([400, { status: 400 }]);
  expect([linesOf(site).length, await countOf(site)]).toEqual(before);
});

it('refuses large bodies and other types', async () => {
  expect((await post({ ...REPORT, message: 'x'.repeat(5000) })).status).toBe(413);
  expect(
    (await post('route=/', { 'content-type': 'application/x-www-form-urlencoded' })).status,
  ).toBe(415);
});

it('masks personal data that a program sends, and keeps the log one line', async () => {
  const message =
    'a\n{"level":60}\r\u2028 ruth@example.com https://x.test/my-demo/secret +12025550143';
  expect((await post({ ...REPORT, message })).status).toBe(204);
  await until(() => linesOf(site).some(({ message: logged }) => String(logged).startsWith('a ')));
  const line = JSON.stringify(linesOf(site).at(-1));
  for (const part of ['ruth', 'secret', '12025', '\n', '\\n', '\u2028'])
    expect(line).not.toContain(part);
});

it.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
  'records nothing with %p',
  async (headers) => {
    const before = [linesOf(site).length, await countOf(site)];
    expect((await post(REPORT, headers)).status).toBe(204);
    expect([linesOf(site).length, await countOf(site)]).toEqual(before);
  },
);

it.each<Record<string, string>>([
  { origin: 'https://other.example' },
  { 'sec-fetch-site': 'cross-site' },
])('refuses pages of other sites: %p', async (headers) => {
  expect((await post(REPORT, headers)).status).toBe(403);
});

it('limits one client, without using up its limit of forms', async () => {
  const limited = await startTestSite({ POST_LIMIT_PER_MINUTE: '4', TRUSTED_PROXIES: '1' });
  const client = { 'x-forwarded-for': '198.51.100.1' };
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await post(REPORT, client, limited)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 429, 429]);
  const refused = await post(REPORT, client, limited);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await limited.post('/api/newsletter', { email: 'no' }, client)).status).not.toBe(429);
  expect((await post(REPORT, {}, limited)).status).toBe(204);
});

it('counts a flood from many clients, but logs only its beginning', async () => {
  const flooded = await startTestSite({ METRICS_ADDRESS: '0', TRUSTED_PROXIES: '1' });
  for (let count = 0; count < 90; count += 1)
    expect((await post(REPORT, {}, flooded)).status).toBe(204);
  expect(await countOf(flooded)).toBe(90);
  expect(linesOf(flooded).length).toBe(60);
});

it('keeps reports on the own server with another content API', async () => {
  const upstream = await startTestUpstream((_request, response) => response.writeHead(500).end());
  const other = await startTestSite({ CONTENT_API_URL: upstream.url, METRICS_ADDRESS: '0' });
  expect((await post(REPORT, {}, other)).status).toBe(204);
  expect(await countOf(other)).toBe(1);
  expect(upstream.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
