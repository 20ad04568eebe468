import http from 'node:http';
import { startNginx } from '../testing/server/startNginx.ts';
import { startTestUpstream } from '../testing/server/testSite.ts';

const startProxy = async () => {
  const upstream = await startTestUpstream((_, response) => void response.end('page'));
  const nginx = await startNginx([upstream.url]);
  return {
    nginx,
    close: async () => {
      await nginx.close();
      await upstream.close();
    },
  };
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
  const { nginx, close } = await startProxy();
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
  await close();
  expect(log.trim().split('\n')).toHaveLength(14);
  expect(log).not.toMatch(/SECRET|ruth|example|preview|hidden/i);
  expect(log).toContain('GET /my-demo/:token ');
  expect(log).toContain('GET /blog/post/first ');
});

it('redirects to its own name, closes connections for other names, and hides its version', async () => {
  const { nginx, close } = await startProxy();
  const { status, location, server } = await askPlain(nginx.httpUrl);
  expect([status, location, server]).toEqual([301, `${nginx.httpsUrl}/x?y=1`, 'nginx']);
  await expect(askPlain(nginx.httpUrl, 'evil.example')).rejects.toThrow('socket hang up');
  await close();
});
