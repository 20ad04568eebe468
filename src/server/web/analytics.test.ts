import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

const received: { headers: object; body: string }[] = [];
let mood = 204;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (data) => (body += String(data)));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(mood).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(() => {
  received.length = 0;
  mood = 204;
});

const start = () =>
  startTestSite({
    ANALYTICS_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/count`,
  });

const tell = async (
  { url }: TestSite,
  events: unknown,
  headers: Record<string, string> = {},
): Promise<number> => {
  const response = await fetch(`${url}/visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Somebody/1.0', ...headers },
    body: typeof events === 'string' ? events : JSON.stringify({ events }),
  });
  return response.status;
};

/** What the receiver has when the site has ended. */
const passedOn = async (site: TestSite) => {
  await site.close();
  return received.flatMap(({ body }) => (JSON.parse(body) as { events: object[] }).events);
};

const pricing = { event: 'page_viewed', path: '/pricing' };

it('passes on what pages tell, with its minute and nothing of who it was', async () => {
  const site = await start();
  const search = { event: 'search_answered', search: 'help-center', length: 3, results: 0 };
  const step = { event: 'form_step', form: 'demo', step: 'failed' };
  const headers = { cookie: 'id=1', 'x-forwarded-for': '192.0.2.77' };
  expect(await tell(site, [pricing, search, step, { ...pricing, path: '*' }], headers)).toBe(204);
  const events = await passedOn(site);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/) as string;
  expect(events).toEqual(
    [pricing, search, step, { ...pricing, path: '*' }].map((event) => ({ ...event, at })),
  );
  expect(received).toHaveLength(1);
  expect(JSON.parse(received[0]!.body)).toMatchObject({ version: 1, site: site.url });
  expect(JSON.stringify(received)).not.toMatch(/Somebody|192\.0\.2|id=1/);
});

it.each<[string, unknown]>([
  ['words', [{ ...pricing, words: 'Ruth' }]],
  ['a name of its own', [{ event: 'ruth', path: '/pricing' }]],
  ['an address that no page has', [{ ...pricing, path: '/ruth-abara' }]],
  ['an address with a query', [{ ...pricing, path: '/pricing?q=ruth' }]],
  ['another way to write an address', [{ ...pricing, path: '/Pricing' }]],
  ['a key', [{ ...pricing, path: '/newsletter/confirm/abc' }]],
  [
    'a search beyond all measure',
    [{ event: 'search_answered', search: 'help-center', length: 1e6, results: 0 }],
  ],
  ['more than a page tells', Array(21).fill(pricing)],
  ['nothing', []],
  ['no JSON', '{"events":'],
  ['more than fits', JSON.stringify({ events: [pricing], more: 'x'.repeat(5000) })],
])('drops what holds %s, and says nothing of it', async (_what, events) => {
  const site = await start();
  expect(await tell(site, events)).toBe(204);
  expect(await passedOn(site)).toEqual([]);
});

it.each<Record<string, string>>([
  { 'sec-gpc': '1' },
  { dnt: '1' },
  { origin: 'https://elsewhere.example' },
])('counts nobody with the header %j', async (headers) => {
  const site = await start();
  expect(await tell(site, [pricing], headers)).toBe(204);
  expect(await passedOn(site)).toEqual([]);
});

it('takes so much of one address and no more, and lets forms be sent all the same', async () => {
  const site = await start();
  for (let n = 0; n < 35; n += 1) expect(await tell(site, [pricing])).toBe(204);
  const { status } = await fetch(`${site.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@example.com"}',
  });
  expect(status).toBe(200);
  expect(await passedOn(site)).toHaveLength(30);
});

it('loses what the receiver does not take, and says how much', async () => {
  mood = 503;
  const site = await start();
  await tell(site, [pricing, pricing]);
  await site.close();
  expect(received).toHaveLength(1);
  expect(site.logLines()).toContainEqual(
    expect.objectContaining({ lost: 2, msg: 'visits could not be counted' }),
  );
});

it('is not there, and no page knows of it, where nobody counts', async () => {
  const site = await startTestSite();
  expect(await tell(site, [pricing])).not.toBe(204);
  expect(await (await fetch(`${site.url}/pricing`)).text()).not.toContain('analytics');
  await site.close();
});

it('is known to every page where somebody counts', async () => {
  const site = await start();
  expect(await (await fetch(`${site.url}/pricing`)).text()).toContain('"analytics":true');
  await site.close();
});
