import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startTestSite, startTestUpstream, type TestSite } from '../testing/server/testSite.ts';
import { until } from '../testing/until.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const start = async (...options: Parameters<typeof startTestSite>): Promise<TestSite> => {
  const site = await startTestSite(...options);
  closings.push(() => site.close());
  return site;
};

/** A connection that says what the test writes, and remembers what it was answered. */
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

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

const POST = 'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: site\r\n';
const BODY = 'Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n';

/** Writes a byte again and again until the server has closed the connection. */
const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.write(' '), 20);
  socket.on('close', () => clearInterval(timer));
};

it.each([
  ['body', POST + BODY],
  ['headers', `${POST}X-Slow: `],
  ['anything', ''],
])('gives a request that sends its %s byte by byte no more than its time', async (_, beginning) => {
  const site = await start({}, { requestMs: 300 });
  const connection = open(site);
  if (beginning) {
    connection.socket.write(beginning);
    drip(connection.socket);
  }
  await until(() => connection.isClosed);
  if (beginning) expect(statusOf(connection.answer)).toBe(408);
});

/** Half of a test's connections are the server's own. */
const connectionsThatFit = (wanted: number): number => {
  const { userLimits } = process.report.getReport() as {
    userLimits?: Record<string, { soft: number | 'unlimited' }>;
  };
  const files = Number(userLimits?.open_files?.soft);
  return Number.isNaN(files) ? wanted : Math.min(wanted, Math.floor((files - 200) / 2));
};

it('serves visitors while 2,000 connections drip, and frees itself of them', async () => {
  const site = await start({}, { requestMs: 5000 });
  const visit = () => fetch(`${site.url}/about-us`, { headers: { connection: 'close' } });
  // What has to be compiled is compiled before.
  expect((await visit()).status).toBe(200);

  const connections = Array.from({ length: connectionsThatFit(2000) }, () => open(site));
  await Promise.all(connections.map(({ socket }) => once(socket, 'connect')));
  for (const { socket } of connections) socket.write(POST + BODY);
  const timer = setInterval(() => {
    for (const { socket } of connections) if (socket.writable) socket.write(' ');
  }, 500);
  closings.push(() => clearInterval(timer));

  expect((await visit()).status).toBe(200);
  await until(() => connections.every(({ isClosed }) => isClosed));
  expect((await visit()).status).toBe(200);
});

it('takes no more connections than it can hold', async () => {
  const site = await start({}, { connections: 3 });
  const held = [open(site), open(site), open(site)];
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
  const refused = open(site);
  await until(() => refused.isClosed);
  expect(held.map(({ isClosed }) => isClosed)).toEqual([false, false, false]);
  held[0]!.socket.destroy();
  await until(async () => (await fetch(`${site.url}/healthz`).catch(() => null))?.status === 200);
});

it('closes a connection after its maximum of requests', async () => {
  const site = await start({}, { requestsPerConnection: 2 });
  const { hostname, port } = new URL(site.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  closings.push(() => agent.destroy());
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ agent, hostname, port, path: '/healthz' }, (response) => {
        response.resume().on('end', () => resolve(response));
      })
        .on('error', reject)
        .end();
    });
  const ends = [];
  for (const _ of [1, 2, 3]) ends.push((await ask()).headers.connection);
  expect(ends).toEqual(['keep-alive', 'close', 'keep-alive']);
});

it('says that it is stopping before it does, and answers everybody until then', async () => {
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

it('finishes what it has when it stops', async () => {
  let answer: () => void = () => undefined;
  const upstream = await startTestUpstream((_, response) => {
    answer = () => response.end(JSON.stringify({ data: { data: { content: 'Our policy.' } } }));
  });
  closings.push(upstream.close);
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
])('refuses work before its %s gives out, and says so', async (_, limits) => {
  const site = await start({}, { ...limits, loadSampleMs: 10 });
  const get = (path: string, accept = 'text/html') =>
    fetch(site.url + path, { headers: { accept } });
  await until(async () => (await get('/pricing')).status === 503);

  const page = await get('/pricing');
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).not.toBeNull();
  expect(await page.text()).toContain('<h1>We’re very busy right now.');
  const call = await get('/api/plans', 'application/json');
  expect([call.status, await call.json()]).toEqual([
    503,
    { status: 503, message: 'We’re very busy right now. Please try again in a moment.' },
  ]);

  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/assets/client.js')).status).toBe(200);
  // No delay at all between two samples is within any limit.
  let ready: unknown;
  await until(async () => {
    const answer = await get('/readyz');
    ready = await answer.json();
    return answer.status === 503;
  }, 'the load to be told');
  expect(ready).toEqual({
    status: 'not ready',
    database: 'ok',
    contentApi: 'ok',
    load: 'too high',
  });
});

it('serves cached pages under load', async () => {
  const site = await start({}, { eventLoopDelayMs: 1e-9, loadSampleMs: 10 });
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  // Between two samples without any delay a page is rendered.
  await until(async () => (await statusOf('/about-us')) === 200);
  await until(async () => (await statusOf('/pricing')) === 503);
  expect(await statusOf('/about-us')).toBe(200);
});

it('logs why the database is unavailable, and does not tell visitors', async () => {
  // A folder is no database file.
  const site = await start({ DATABASE_URL: `file:${__dirname}` });
  const answer = await fetch(`${site.url}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'not ready',
    database: 'not writable',
    contentApi: 'ok',
    load: 'ok',
  });
  const lines = site.logLines().filter(({ msg }) => msg === 'Database unavailable');
  expect(lines).toEqual([expect.objectContaining({ level: 50, problem: expect.any(String) })]);
});

it.each([
  ['GET', '/blog/post/', 'text/html; charset=utf-8'],
  ['GET', '/calendar/', 'text/html; charset=utf-8'],
  ['GET', '/api/webinars/events/', 'application/json; charset=utf-8'],
  ['POST', '/api/newsletter/follow/', 'application/json; charset=utf-8'],
  ['POST', '/newsletter/unsubscribe/', 'text/plain'],
])('answers 404 to %s %s with a parameter of 600 characters', async (method, path, type) => {
  const site = await start();
  const answer = await fetch(site.url + path + 'x'.repeat(600), { method });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, type]);
});

it('reuses the checks of /readyz for a second', async () => {
  const upstream = await startTestUpstream((_, response) =>
    response.end(JSON.stringify({ data: { data: [] } })),
  );
  closings.push(upstream.close);
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
