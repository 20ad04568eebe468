import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let status = 202;
const plausible = createServer((request, response) => {
  let body = '';
  request.on('data', (data) => (body += String(data)));
  request.on('end', () => {
    received.push({ headers: request.headers, body: JSON.parse(body) });
    response.writeHead(status).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => plausible.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => plausible.close(resolve)));
beforeEach(() => {
  received.length = 0;
  status = 202;
});

const start = () =>
  startTestSite({
    ANALYTICS_URL: `http://127.0.0.1:${(plausible.address() as AddressInfo).port}/api/event`,
    TRUSTED_PROXIES: '1',
  });

const post = async ({ url }: TestSite, event: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/api/event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Browser/1.0', ...headers },
    body: JSON.stringify(event),
  });
  return response.status;
};

const pageview = (site: TestSite, path = '/pricing') => ({
  name: 'pageview',
  url: site.url + path,
  domain: '127.0.0.1',
});

it('forwards an event with the user agent and the address of the visitor', async () => {
  const site = await start();
  const headers = { 'x-forwarded-for': '192.0.2.77', cookie: 'id=1' };
  const event = {
    ...pageview(site, '/pricing?q=ruth&utm_source=ad#plans'),
    referrer: 'https://news.example/story?reader=7',
    domain: 'other.example',
  };
  expect(await post(site, event, headers)).toBe(202);
  await site.close();
  expect(received).toHaveLength(1);
  expect(received[0]!.headers).toMatchObject({
    'user-agent': 'Browser/1.0',
    'x-forwarded-for': '192.0.2.77',
    'content-type': 'application/json',
  });
  expect(received[0]!.headers).not.toHaveProperty('cookie');
  expect(received[0]!.body).toEqual({
    name: 'pageview',
    url: `${site.url}/pricing?utm_source=ad`,
    domain: '127.0.0.1',
    referrer: 'https://news.example/story',
  });
});

it('forwards the rating of an article', async () => {
  const site = await start();
  const rated = { ...pageview(site), name: 'Article rated', props: { answer: 'helpful' } };
  expect(await post(site, rated)).toBe(202);
  await site.close();
  expect(received.map(({ body }) => body)).toEqual([rated]);
});

it.each<[string, object]>([
  ['a private page', { url: '/my-demo/secret-token' }],
  ['a page that does not exist', { url: '/ruth-abara' }],
  ['an unknown name', { name: 'ruth' }],
  ['other properties', { props: { email: 'ruth@example.com' } }],
  ['no name', { name: undefined }],
])('drops an event with %s', async (_what, over: { url?: string }) => {
  const site = await start();
  const event = { ...pageview(site), ...over, ...(over.url && { url: site.url + over.url }) };
  expect(await post(site, event)).toBe(202);
  await site.close();
  expect(received).toEqual([]);
});

it('forwards no referrer from the own site', async () => {
  const site = await start();
  await post(site, { ...pageview(site), referrer: `${site.url}/my-demo/secret-token` });
  await site.close();
  expect(JSON.stringify(received)).not.toContain('secret-token');
});

it.each<Record<string, string>>([
  { 'sec-gpc': '1' },
  { dnt: '1' },
  { origin: 'https://elsewhere.example' },
])('forwards nothing for a request with %j', async (headers) => {
  const site = await start();
  expect(await post(site, pageview(site), headers)).toBe(202);
  await site.close();
  expect(received).toEqual([]);
});

it('limits the events of one client, and their size', async () => {
  const site = await start();
  for (let n = 0; n < 65; n += 1) expect(await post(site, pageview(site))).toBe(202);
  expect(await post(site, { ...pageview(site), more: 'x'.repeat(5000) })).toBe(413);
  await site.close();
  expect(received).toHaveLength(60);
});

it('reports an outage of the service once, and never to the visitor', async () => {
  status = 503;
  const site = await start();
  expect(await post(site, pageview(site))).toBe(202);
  expect(await post(site, pageview(site))).toBe(202);
  await site.close();
  const warnings = site
    .logLines()
    .filter(({ msg }) => msg === 'Analytics events are not delivered');
  expect(warnings).toHaveLength(1);
});

it('is not there without a service, and no page asks for a rating', async () => {
  const site = await startTestSite();
  expect(await post(site, pageview(site))).toBe(404);
  const article = await fetch(`${site.url}/help-center/set-up-a-round-robin-rotation`);
  const html = await article.text();
  expect(article.status).toBe(200);
  expect(html).not.toContain('Was this helpful?');
  expect(html).not.toContain('"analytics"');
  await site.close();
});

it('is known to every page with a service', async () => {
  const site = await start();
  const html = await (await fetch(`${site.url}/pricing`)).text();
  expect(html).toContain('"analytics":true');
  await site.close();
});
