import type { ServerResponse } from 'node:http';
import { pageFile, writeContentFolder } from '../content/load/content.fixtures.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

let status = 202;
let plausible: TestUpstream;
let site: TestSite;
beforeAll(async () => {
  plausible = await startTestUpstream((_, response: ServerResponse) =>
    response.writeHead(status).end(),
  );
  const url = `${plausible.url}/api/event`;
  const folder = await writeContentFolder({ 'pages/careers.md': pageFile() });
  site = await startTestSite({ ANALYTICS_URL: url, TRUSTED_PROXIES: '1', CONTENT_DIR: folder });
});
beforeEach(() => {
  plausible.requests.length = 0;
  status = 202;
});

let clients = 0;
const post = (event: object, headers: Record<string, string> = {}) =>
  site.post('/api/event', event, {
    'user-agent': 'Browser/1.0',
    'x-forwarded-for': `192.0.2.${(clients += 1)}`,
    ...headers,
  });
const pageview = (path = '/pricing') => ({
  name: 'pageview',
  url: site.url + path,
  domain: '127.0.0.1',
});

/** Waits for this number of events. One more follows them, so that a dropped event would have arrived before it. */
const forwarded = async (count: number) => {
  await post(pageview('/blog'));
  await until(() => plausible.requests.length > count);
  return plausible.requests
    .map(({ body }) => JSON.parse(body) as { url: string })
    .filter(({ url }) => url !== `${site.url}/blog`);
};

it('forwards an event with the user agent and the address of the visitor', async () => {
  const event = {
    ...pageview('/pricing?q=ruth&utm_source=ad#plans'),
    referrer: 'https://news.example/story?reader=7',
    domain: 'other.example',
  };
  expect((await post(event, { 'x-forwarded-for': '192.0.2.77', cookie: 'id=1' })).status).toBe(202);
  expect(await forwarded(1)).toEqual([
    { ...pageview('/pricing?utm_source=ad'), referrer: 'https://news.example/story' },
  ]);
  const [{ headers }] = plausible.requests as [TestUpstream['requests'][number]];
  expect(headers).toMatchObject({
    'user-agent': 'Browser/1.0',
    'x-forwarded-for': '192.0.2.77',
    'content-type': 'application/json',
  });
  expect(headers).not.toHaveProperty('cookie');
});

it('forwards an event with the page of a writer', async () => {
  expect((await post(pageview('/careers'))).status).toBe(202);
  expect(await forwarded(1)).toEqual([pageview('/careers')]);
});

it('forwards the rating of an article', async () => {
  const rated = { ...pageview(), name: 'Article rated', props: { answer: 'helpful' } };
  expect((await post(rated)).status).toBe(202);
  expect(await forwarded(1)).toEqual([rated]);
});

it.each<[string, object, Record<string, string>?]>([
  ['a private page', { path: '/my-demo/secret-token' }],
  ['a page that does not exist', { path: '/ruth-abara' }],
  ['an unknown name', { name: 'ruth' }],
  ['other properties', { props: { email: 'ruth@example.com' } }],
  ['no name', { name: undefined }],
  ['GPC', {}, { 'sec-gpc': '1' }],
  ['DNT', {}, { dnt: '1' }],
  ['a foreign origin', {}, { origin: 'https://other.example' }],
])('drops an event with %s', async (_what, over: { path?: string }, headers = {}) => {
  const { path, ...changes } = over;
  expect((await post({ ...pageview(path), ...changes }, headers)).status).toBe(202);
  expect(await forwarded(0)).toEqual([]);
});

it('forwards no referrer from its own pages', async () => {
  await post({ ...pageview(), referrer: `${site.url}/my-demo/secret-token` });
  expect(await forwarded(1)).toEqual([pageview()]);
});

it('limits the events of one client, and their size', async () => {
  const client = { 'x-forwarded-for': '198.51.100.1' };
  for (let n = 0; n < 65; n += 1) expect((await post(pageview(), client)).status).toBe(202);
  expect((await post({ ...pageview(), more: 'x'.repeat(5000) }, client)).status).toBe(413);
  expect(await forwarded(60)).toHaveLength(60);
});

it('logs an outage of the service once, and hides it from visitors', async () => {
  status = 503;
  for (const _ of [1, 2]) expect((await post(pageview())).status).toBe(202);
  await forwarded(2);
  const isWarning = ({ msg }: Record<string, unknown>) =>
    msg === 'Analytics events are not delivered';
  await until(() => site.logLines().some(isWarning));
  expect(site.logLines().filter(isWarning)).toHaveLength(1);
});

it('offers article ratings only with an analytics service', async () => {
  expect((await site.get('/pricing')).text).toContain('"analytics":true');
  const without = await startTestSite();
  expect((await without.post('/api/event', pageview())).status).toBe(404);
  const article = await without.get('/help-center/set-up-a-round-robin-rotation');
  expect(article.status).toBe(200);
  expect(article.text).not.toContain('Was this helpful?');
  expect(article.text).not.toContain('"analytics"');
});
