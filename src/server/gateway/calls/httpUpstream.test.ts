import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { handleOverHttp } from './gateway.fixtures.ts';
import { createGateway } from './gateway.ts';
import { createHttpUpstream } from './httpUpstream.ts';
import type { HttpUpstreamOptions } from './httpUpstream.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A content API that answers as it is told, a gateway in front of it, and what reached it. */
const setUp = async (listener: RequestListener, options: Partial<HttpUpstreamOptions> = {}) => {
  const seen: Seen[] = [];
  const origin = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      void listener(request, response);
    });
  });
  const upstream = createHttpUpstream({ contentApiUrl: origin, ...options });
  const gateway = createGateway({ upstream, log: { warn: () => undefined } });
  return { handle: handleOverHttp(gateway), origin, seen };
};

const answering =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

const INTEGRATION = { id: '1', name: 'Postbeam', description: '', logo_url: '' };
const GOOD = { status: 200, body: { data: { data: [INTEGRATION] } }, headers: {} };

it.each([
  ['one envelope', JSON.stringify({ data: [INTEGRATION] })],
  ['two envelopes', JSON.stringify({ data: { data: [INTEGRATION] } })],
  ['a byte order mark', `\ufeff${JSON.stringify({ data: [INTEGRATION] })}`],
])('reads JSON in %s', async (_, body) => {
  const { handle } = await setUp(answering(body));
  expect(await handle('GET', '/api/integrations')).toEqual(GOOD);
});

it('reads a compressed answer', async () => {
  const { handle } = await setUp(
    answering(gzipSync(JSON.stringify({ data: [INTEGRATION] })), 200, {
      'content-encoding': 'gzip',
    }),
  );
  expect(await handle('GET', '/api/integrations')).toEqual(GOOD);
});

it('asks the first group below /api of the origin', async () => {
  const { handle, seen } = await setUp(answering('{"data":[]}'));
  await handle('GET', '/api/landing/blogs/a%20b/related?x=1&y=%26');
  expect(seen.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/api/landing/blogs/a%20b/related'],
  ]);
});

it('asks the second group below a base of its own', async () => {
  const listener = answering('{"data":[]}');
  const { origin, seen, handle } = await setUp(listener);
  await handle('GET', '/api/help-center');
  const upstream = createHttpUpstream({
    contentApiUrl: origin,
    contentApiBase: `${origin}/v2`,
  });
  const other = handleOverHttp(createGateway({ upstream, log: { warn: () => undefined } }));
  await other('GET', '/api/help-center/search?q=a+b');
  await other('GET', '/api/plans');
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/help-center',
    '/v2/help-center/search?q=a+b',
    '/api/plans',
  ]);
});

/** What every HTTP client sends of itself. */
const TRANSPORT_HEADERS = [
  'accept-encoding',
  'connection',
  'content-length',
  'host',
  'sec-fetch-mode',
];

const ownHeaders = (seen: Seen | undefined) =>
  Object.fromEntries(
    Object.entries(seen?.headers ?? {}).filter(([name]) => !TRANSPORT_HEADERS.includes(name)),
  );

it('sends a form as JSON, with four headers of its own', async () => {
  const { handle, seen } = await setUp(
    answering('{"message":"Thanks."}', 200, { 'set-cookie': 'a=b' }),
  );
  const answer = await handle('POST', '/api/newsletter/subscribe', {
    contentType: 'application/x-www-form-urlencoded',
    payload: 'email=a%40b.cd',
  });
  expect(answer).toEqual({
    status: 200,
    body: { message: 'Thanks.', data: { data: null } },
    headers: {},
  });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"email":"a@b.cd"}' });
  expect(ownHeaders(seen[0])).toEqual({
    accept: 'application/json',
    'accept-language': 'en-US,en;q=0.9',
    'content-type': 'application/json',
    'user-agent': 'Website/1.0',
  });
});

it('counts the bytes of a compressed answer as they are when unpacked', async () => {
  const packed = gzipSync(JSON.stringify({ data: [], x: ' '.repeat(1_000_000) }));
  const { handle } = await setUp(answering(packed, 200, { 'content-encoding': 'gzip' }), {
    maxBytes: 500_000,
  });
  expect(packed.length).toBeLessThan(5000);
  expect((await handle('GET', '/api/integrations')).status).toBe(502);
});

const redirecting: RequestListener = (request, response) => {
  if (request.url === '/api/elsewhere') answering('{"data":[]}')(request, response);
  else response.writeHead(307, { location: '/api/elsewhere' }).end();
};

it('follows a redirect of a read', async () => {
  const { handle, seen } = await setUp(redirecting);
  expect((await handle('GET', '/api/integrations')).status).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual(['/api/integrations', '/api/elsewhere']);
});

it('follows no redirect to another host', async () => {
  const elsewhere = await setUp(answering('{"data":[]}'));
  const { handle, seen } = await setUp((_, response) => {
    response.writeHead(302, { location: `${elsewhere.origin}/api/integrations` }).end();
  });
  expect((await handle('GET', '/api/integrations')).status).toBe(502);
  expect(seen).toHaveLength(1);
  expect(elsewhere.seen).toEqual([]);
});

it('does not send a form to where it is redirected', async () => {
  const { handle, seen } = await setUp(redirecting);
  const form = { contentType: 'application/json', payload: { email: 'a@b.cd' } };
  expect((await handle('POST', '/api/newsletter/subscribe', form)).status).toBe(502);
  expect(seen).toHaveLength(1);
});
