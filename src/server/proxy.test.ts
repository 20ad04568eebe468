import http from 'node:http';
import tls from 'node:tls';
import { startNginx } from '../testing/server/startNginx.ts';
import { startTestUpstream } from '../testing/server/receivers.ts';
import { until } from '../testing/until.ts';
import { TOKEN_PATTERNS } from './plugins/requestLog.ts';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const startProxy = async (requestRate?: string) => {
  const upstream = await startTestUpstream((_, response) => void response.end('page'));
  const nginx = await startNginx([upstream.url], requestRate);
  closings.push(nginx.close);
  return { nginx, upstream };
};

/** Over plain HTTP, where the server name is the Host header alone. */
const askPlain = (url: string, host?: string) =>
  new Promise<{ status: number; location: unknown; server: unknown }>((resolve, reject) => {
    http
      .get(`${url}/x?y=1`, host ? { headers: { host } } : {}, ({ statusCode = 0, headers }) =>
        resolve({ status: statusCode, location: headers.location, server: headers.server }),
      )
      .on('error', reject);
  });

const SECRET = 'SECRETTOKEN123';

/** Every address with a token, as links and forms of the site write it. */
const TOKEN_PATHS = TOKEN_PATTERNS.map((pattern) =>
  pattern.replace(':token', SECRET).replaceAll(/:\w+/g, 'confirm'),
);

it('logs neither queries nor tokens', async () => {
  const { nginx } = await startProxy();
  expect(TOKEN_PATHS.length).toBeGreaterThan(10);
  for (const path of TOKEN_PATHS) {
    const spellings = [
      path,
      `${path}/`,
      `${path}.ics?x=${SECRET}`,
      path.replaceAll('/', '//'),
      path.replace(/^\/[\w/-]+?(?=[^/]*SECRET)/, (before) => before.toUpperCase()),
      path.replace('-', '%2d').replace('api', '%61pi').replace('new', '%6eew'),
      path.replace('/SECRET', '/./x/../SECRET'),
      path.replace('/SECRET', '%2FSECRET'),
      `/en${path}`,
    ];
    for (const spelling of spellings)
      expect((await nginx.ask(spelling, undefined, { referer: SECRET })).status).toBe(200);
  }
  await nginx.ask('/help-center?q=ruth@example.com');
  await nginx.ask('/blog/post/first?preview=hidden');
  const log = await nginx.accessLog();
  expect(log.trim().split('\n')).toHaveLength(9 * TOKEN_PATHS.length + 2);
  const lines = `${log}${await nginx.errorLog()}`.split('\n');
  expect(lines.filter((line) => /SECRET|ruth|example|preview|hidden/i.test(line))).toEqual([]);
  expect(log).toContain('GET /my-demo/:token ');
  expect(log).toContain('GET /blog/post/first ');
});

it('logs failed and refused requests without their query or token', async () => {
  const { nginx, upstream } = await startProxy('1r/m');
  await upstream.close();
  const paths = [...TOKEN_PATHS, '/help-center?q=ruth@example.com'];
  const askAll = async () => {
    const answers = [];
    for (const path of paths) answers.push((await nginx.ask(path)).status);
    return answers;
  };
  expect(new Set(await askAll())).toEqual(new Set([502]));
  while ((await nginx.ask('/pricing')).status !== 429);
  expect(new Set(await askAll())).toEqual(new Set([429]));
  const access = await nginx.accessLog();
  const errors = await nginx.errorLog();
  const leaks = `${access}${errors}`
    .split('\n')
    .filter((line) => /SECRET|ruth|example/i.test(line));
  expect(leaks).toEqual([]);
  expect(errors).not.toContain('127.0.0.1');
  expect(access).toMatch(/GET \/my-demo\/:token .* 502 .* 502 PASSED\n/);
  expect(access).toMatch(/GET \/my-demo\/:token .* 429 .* REJECTED\n/);
});

/** Opens a TLS connection without trusting anything but the server's answer. */
const shakeHands = (url: string, servername: string) =>
  new Promise<void>((resolve, reject) => {
    const options = { port: Number(new URL(url).port), servername, rejectUnauthorized: false };
    const socket = tls.connect(options, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });

it('redirects to its own name, closes connections for other names, and hides its version', async () => {
  const { nginx } = await startProxy();
  const { status, location, server } = await askPlain(nginx.httpUrl);
  expect([status, location, server]).toEqual([301, `${nginx.httpsUrl}/x?y=1`, 'nginx']);
  expect((await nginx.ask('/')).headers.server).toBe('nginx');
  await expect(askPlain(nginx.httpUrl, 'evil.example')).rejects.toThrow('socket hang up');
  await shakeHands(nginx.httpsUrl, 'localhost');
  await expect(shakeHands(nginx.httpsUrl, 'evil.example')).rejects.toThrow(/unrecognized name/);
});

it('gives the first visitor after the expiry the new page, and none that is gone', async () => {
  let answer: { status: number; text: string } = { status: 200, text: 'old' };
  const upstream = await startTestUpstream((_, response) => {
    const headers = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400' };
    response.writeHead(answer.status, headers).end(answer.text);
  });
  const nginx = await startNginx([upstream.url]);
  closings.push(nginx.close);
  const afterExpiry = () =>
    until(async () => {
      const { status, text, headers } = await nginx.ask('/blog/post/first');
      return headers['x-cache'] !== 'HIT' && { status, text };
    });
  expect(await afterExpiry()).toEqual(answer);
  for (const next of [
    { status: 200, text: 'new' },
    { status: 404, text: 'gone' },
    { status: 200, text: 'back' },
  ]) {
    answer = next;
    expect(await afterExpiry()).toEqual(next);
  }
  await upstream.close();
  // While the site is down, the last page is shown.
  expect(await afterExpiry()).toEqual(answer);
});

it('repeats no request of the desk on another process', async () => {
  const upstreams = await Promise.all(
    [1, 2].map(() => startTestUpstream((_, response) => void response.socket?.destroy())),
  );
  const nginx = await startNginx(upstreams.map(({ url }) => url));
  closings.push(nginx.close);
  const asked = () => upstreams.flatMap(({ requests }) => requests).length;
  const desk = ['/admin/edit?file=a', '/admin/sign-in', '//admin//edit', '/admin/sign-in/x'];
  for (const path of desk) expect((await nginx.ask(path, {})).status).toBe(502);
  expect(asked()).toBe(desk.length);
  for (const path of desk) expect((await nginx.ask(path)).status).toBe(502);
  expect(asked()).toBe(2 * desk.length);
  // Forms of visitors are, because their key prevents duplicates.
  expect((await nginx.ask('/api/request-demo', {})).status).toBe(502);
  expect(asked()).toBe(2 * desk.length + 2);
});

it('asks the other process for a picture or a script that one does not have', async () => {
  const withFile = await startTestUpstream((_, response) => void response.end('file'));
  const without = await startTestUpstream((_, response) => void response.writeHead(404).end('no'));
  const nginx = await startNginx([without.url, withFile.url]);
  closings.push(nginx.close);
  const files = ['/media/a.png', '/media/b.jpg?w=640', '/assets/c.js', '//media/d.webp'];
  for (const path of [...files, ...files])
    expect(await nginx.ask(path)).toMatchObject({ status: 200, text: 'file' });
  expect(without.requests.length).toBeGreaterThan(1);
  const page = () => nginx.ask('/blog');
  const statuses = [(await page()).status, (await page()).status];
  expect(statuses.sort()).toEqual([200, 404]);
});

it('limits the searches of a client apart from its other requests', async () => {
  const { nginx } = await startProxy();
  const statusesOf = (path: string) =>
    Promise.all(
      Array.from({ length: 40 }, async (_, count) => (await nginx.ask(path + count)).status),
    );
  const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;
  for (const path of [
    '/api/help-center/search?q=',
    '/help-center?q=',
    '/help-center?x=1&%71=',
    '//HELP-center/?q=',
  ])
    expect(refused(await statusesOf(path))).toBeGreaterThan(10);
  for (const path of ['/help-center/article-', '/blog?q=', '/api/post/'])
    expect(refused(await statusesOf(path))).toBe(0);
  expect((await nginx.ask('/help-center')).status).toBe(200);
});
