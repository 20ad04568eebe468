import http from 'node:http';
import tls from 'node:tls';
import { startNginx } from '../testing/server/startNginx.ts';
import { startTestUpstream } from '../testing/server/receivers.ts';

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

it('logs neither queries nor tokens', async () => {
  const { nginx } = await startProxy();
  const secret = 'SECRETTOKEN123';
  for (const path of [
    '/help-center?q=ruth@example.com',
    `/my-demo/${secret}?x=1`,
    `//my-demo//${secret}`,
    `/MY-DEMO/${secret}`,
    `/my%2ddemo/${secret}`,
    `/my-registration/${secret}`,
    `/newsletter/confirm/${secret}`,
    `/newsletter/unsubscribe/${secret}`,
    `/calendar/${secret}.ics`,
    `/api/request-demo/mine/${secret}`,
    `/api/request-demo/mine/${secret}/cancel`,
    `/api/webinars/registrations/${secret}/cancel`,
    `/api/newsletter/follow/${secret}?link=confirm`,
  ])
    expect((await nginx.ask(path)).status).toBe(200);
  await nginx.ask('/blog/post/first?preview=hidden');
  const log = await nginx.accessLog();
  expect(log.trim().split('\n')).toHaveLength(14);
  expect(log).not.toMatch(/SECRET|ruth|example|preview|hidden/i);
  expect(log).toContain('GET /my-demo/:token ');
  expect(log).toContain('GET /blog/post/first ');
});

it('logs failed and refused requests without their query or token', async () => {
  const { nginx, upstream } = await startProxy('1r/m');
  await upstream.close();
  const paths = ['/my-demo/SECRETTOKEN123', '/help-center?q=ruth@example.com'];
  const askAll = async () => {
    const answers = [];
    for (const path of paths) answers.push((await nginx.ask(path)).status);
    return answers;
  };
  expect(await askAll()).toEqual([502, 502]);
  while ((await nginx.ask('/pricing')).status !== 429);
  expect(await askAll()).toEqual([429, 429]);
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
