import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestUpstream } from '../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../testing/server/testSite.ts';
import { until } from '../testing/until.ts';
import { writeContentFolder } from './content/load/content.fixtures.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const start = async (...options: Parameters<typeof startTestSite>): Promise<TestSite> => {
  const site = await startTestSite(...options);
  closings.push(() => site.close());
  return site;
};

/** A connection that records its response. */
const open = ({ url }: TestSite) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  closings.push(() => socket.destroy());
  const connection = { socket, answer: '', isClosed: false };
  socket.on('data', (data) => (connection.answer += String(data)));
  // Writing to a connection that the server closed fails.
  socket.on('error', () => undefined);
  socket.on('close', () => (connection.isClosed = true));
  return connection;
};

/** Serves the tests that change nothing. */
let shared: TestSite;
beforeAll(async () => {
  shared = await startTestSite();
});

const HTML = { accept: 'text/html' };
const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

const POST = 'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: site\r\n';
const BODY = 'Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n';

/** Writes a byte again and again until the server has closed the connection. */
const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.write(' '), 20);
  socket.on('close', () => clearInterval(timer));
};

it('limits the time of a request that sends its body, headers or nothing byte by byte', async () => {
  const site = await start({}, { requestMs: 300 });
  for (const beginning of [POST + BODY, `${POST}X-Slow: `, '']) {
    const connection = open(site);
    if (beginning) {
      connection.socket.write(beginning);
      drip(connection.socket);
    }
    await until(() => connection.isClosed);
    if (beginning) expect(statusOf(connection.answer)).toBe(408);
  }
});

it.each([
  ['http://site.example/pricing', 200],
  ['HTTP://site.example:8080/pricing?billing=annual', 200],
  ['https://site.example', 200],
  ['http://site.example?ref=mail', 200],
  ['http://site.example/sitemap.xml', 200],
  ['http://site.example/api/plans', 200],
  ['http://site.example/blog/feed.xml', 200],
  ['http://site.example/nowhere', 404],
  ['http://site.example/%E0%A4%A', 404],
])('answers a request that names its whole address, %s, with %i', async (target, status) => {
  const connection = open(shared);
  connection.socket.write(`${GET(target)}Accept: text/html\r\nConnection: close\r\n\r\n`);
  await until(() => connection.isClosed);
  expect(statusOf(connection.answer)).toBe(status);
});

it('accepts a limited number of connections', async () => {
  const site = await start({}, { connections: 3 });
  const held = [open(site), open(site), open(site)];
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
  const refused = open(site);
  await until(() => refused.isClosed);
  expect(held.map(({ isClosed }) => isClosed)).toEqual([false, false, false]);
  held[0]!.socket.destroy();
  await until(async () => (await fetch(`${site.url}/healthz`).catch(() => null))?.status === 200);
});

it('reports that it is stopping, and answers requests until it has drained', async () => {
  const site = await startTestSite();
  const used = open(site);
  used.socket.write(`${GET('/healthz')}\r\n`);
  await until(() => used.answer.includes('ok'));
  expect(used.answer).toMatch(/connection: keep-alive/i);
  used.answer = '';
  const begun = open(site);
  begun.socket.write(GET('/pricing'));

  let drained: () => void = () => undefined;
  const stopped = site.close(new Promise<void>((resolve) => (drained = resolve)));
  closings.unshift(() => stopped);
  closings.push(() => drained());
  const ready = await fetch(`${site.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  const page = await fetch(`${site.url}/pricing`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await page.text();
  const kept = await fetch(`${site.url}/pricing`);
  expect([kept.headers.has('age'), kept.headers.get('connection')]).toEqual([true, 'close']);
  await kept.text();

  // Over a connection that was open before: answered, and then closed.
  used.socket.write(`${GET('/about-us')}\r\n`);
  await until(() => used.isClosed);
  expect(statusOf(used.answer)).toBe(200);
  expect(used.answer).toMatch(/connection: close/i);

  // Requests in flight are answered after the listener has closed.
  drained();
  begun.socket.write('\r\n');
  await until(() => begun.isClosed);
  expect(statusOf(begun.answer)).toBe(200);
  expect(begun.answer).toMatch(/connection: close/i);
  await stopped;
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
});

it('finishes the requests in progress when it stops', async () => {
  let answer: () => void = () => undefined;
  const upstream = await startTestUpstream((_, response) => {
    answer = () => response.end(JSON.stringify({ data: { data: { content: 'Our policy.' } } }));
  });
  const site = await startTestSite({ CONTENT_API_URL: upstream.url });
  const page = fetch(`${site.url}/privacy-policy`);
  await until(() => upstream.requests.length > 0);
  const stopped = site.close();
  await until(() =>
    fetch(`${site.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  answer();
  expect(await (await page).text()).toContain('Our policy.');
  await stopped;
});

it.each([
  ['memory', { heapShare: 1e-9 }],
  ['event loop', { eventLoopDelayMs: 1e-9 }],
])('renders no page while its %s is near its limit, and serves cached ones', async (_, limits) => {
  const upstream = await startTestUpstream((_, response) => response.end('{"data":[]}'));
  // Only pages of another content API survive a restart.
  const environment = {
    CONTENT_API_URL: upstream.url,
    DATABASE_URL: `file:${await writeContentFolder()}/../site.db`,
    SITE_URL: 'https://h.example',
  };
  const before = await start(environment);
  expect((await before.get('/about-us')).status).toBe(200);
  await before.close();
  const site = await start(environment, { ...limits, loadSampleMs: 10 });
  await until(async () => (await site.get('/pricing', HTML)).status === 503);

  const page = await site.get('/pricing', HTML);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).not.toBeNull();
  expect(page.text).toContain('<h1>We’re very busy right now.');
  const call = await site.get('/api/plans', { accept: 'application/json' });
  expect([call.status, call.json()]).toEqual([
    503,
    { status: 503, message: 'We’re very busy right now. Please try again in a moment.' },
  ]);

  for (const path of ['/about-us', '/healthz', '/assets/client.js'])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  // No delay at all between two samples is within any limit.
  const answer = await until(async () => {
    const check = await site.get('/readyz');
    return check.status === 503 && check;
  }, 'the load to be reported');
  const state = { status: 'not ready', database: 'ok', contentApi: 'ok', load: 'too high' };
  expect(answer.json()).toEqual(state);
});

it.each([
  ['GET', '/blog/post/', 'text/html; charset=utf-8'],
  ['GET', '/calendar/', 'text/html; charset=utf-8'],
  ['GET', '/api/webinars/events/', 'application/json; charset=utf-8'],
  ['POST', '/api/newsletter/follow/', 'application/json; charset=utf-8'],
  ['POST', '/newsletter/unsubscribe/', 'text/plain'],
])('answers 404 to %s %s with a parameter of 600 characters', async (method, path, type) => {
  const answer = await fetch(shared.url + path + 'x'.repeat(600), { method });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, type]);
});

it('reuses the checks of /readyz for a second', async () => {
  const upstream = await startTestUpstream((_, response) =>
    response.end(JSON.stringify({ data: { data: [] } })),
  );
  const site = await start({ CONTENT_API_URL: upstream.url, PAGE_CACHE_SECONDS: '0' });
  const probes = () => upstream.requests.length;
  const before = probes();
  for (let sent = 0; sent < 5; sent += 1) await fetch(`${site.url}/readyz`);
  expect(probes() - before).toBe(1);
  await until(async () => {
    await fetch(`${site.url}/readyz`);
    return probes() - before === 2;
  }, 'a second check');
});
