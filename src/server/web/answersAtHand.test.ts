import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

const SECONDS = 86_400;
const FOUND = '/pricing';
const LOST = '/no/such/page';
const FILE = '/assets/client.js';
const CONDITIONS: Record<string, string>[] = [{}, { range: 'bytes=0-2' }, { 'if-none-match': '*' }];
/** A query that no route names: the same page of the cache, by the long way. */
const LONG_WAY = '?utm_source=mail';

let site: TestSite;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ agent, hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(parts).toString('base64'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

const BR = { 'accept-encoding': 'br' };

beforeAll(async () => {
  site = await startTestSite({
    PAGE_CACHE_SECONDS: String(SECONDS),
    SITE_URL: 'https://hearthline.example',
  });
  await ask(LOST);
  // Its bytes are others when they have been packed best.
  await until(async () => /-br"$/.test(String((await ask(FOUND, 'GET', BR)).headers.etag)));
});

afterAll(async () => {
  agent.destroy();
  await site.close();
});

/** All of an answer but the moment it was given: its age and what is left of its time belong together. */
const timeless = async (answer: ReturnType<typeof ask>) => {
  const { status, headers, body } = await answer;
  const { date, age, 'cache-control': cacheControl, 'x-request-id': id, ...others } = headers;
  const left = Number(/s-maxage=(\d+)/.exec(cacheControl!)?.[1]);
  return {
    status,
    body,
    headers: others,
    isDated: Date.parse(date!) > 0,
    hasId: Boolean(id),
    seconds: Number(age) + left,
    cacheControl: cacheControl!.replace(/s-maxage=\d+/, ''),
  };
};

it('answers by the short way what it answers by the long one, header by header', async () => {
  const etag = (await ask(FOUND)).headers.etag!;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        path: fc.constantFrom(FOUND, LOST),
        method: fc.constantFrom('GET', 'HEAD'),
        coding: fc.constantFrom(undefined, 'br', 'gzip', 'gzip, br;q=0.5', 'identity', '*', 'zstd'),
        known: fc.constantFrom(undefined, etag, `W/${etag}`, '"other"', '*', '', `"x", ${etag}`),
        connection: fc.constantFrom('keep-alive', 'close'),
      }),
      async ({ path, method, coding, known, connection }) => {
        const headers = {
          connection,
          ...(coding !== undefined && { 'accept-encoding': coding }),
          ...(known !== undefined && { 'if-none-match': known }),
        };
        const short = await timeless(ask(path, method, headers));
        expect(short).toEqual(await timeless(ask(path + LONG_WAY, method, headers)));
        expect(short.seconds).toBe(SECONDS);
        expect(short.headers).toHaveProperty('strict-transport-security');
        expect(short.headers['content-security-policy']).toContain("script-src 'self'");
        if (short.status !== 304) expect(short.headers).toHaveProperty('content-length');
      },
    ),
    { numRuns: 120 },
  );
});

it('answers with a file as the long way does, header by header, and logs each answer once', async () => {
  const lines = () => site.logLines().filter(({ path }) => path === FILE);
  let asked = 0;
  for (const round of ['the long way', 'the short way', 'the short way'])
    for (const method of ['GET', 'HEAD'])
      for (const coding of [undefined, 'br', 'gzip, deflate, br', 'gzip', 'br;q=0', 'zstd'])
        for (const condition of CONDITIONS) {
          const headers = {
            ...condition,
            ...(coding !== undefined && { 'accept-encoding': coding }),
          };
          const answers = [
            await ask(FILE, method, headers),
            await ask(`${FILE}?v`, method, headers),
          ];
          const [short, long] = answers.map(
            ({ headers: { date: _, 'x-request-id': id, ...others }, ...answer }) => ({
              ...answer,
              others,
              hasId: Boolean(id),
              round,
            }),
          );
          expect(short).toEqual(long);
          expect(short!.others).toHaveProperty('strict-transport-security');
          asked += 2;
        }
  await until(() => lines().length >= asked);
  expect(lines()).toHaveLength(asked);
});

it('logs either way in the same words, without the query', async () => {
  const linesOf = async (path: string) => {
    const before = site.logLines().length;
    await ask(path, 'HEAD');
    await until(() => site.logLines().length > before);
    return site.logLines().slice(before);
  };
  const [short] = await linesOf(FOUND);
  const [long] = await linesOf(FOUND + LONG_WAY);
  expect(short).toMatchObject({
    msg: 'request',
    method: 'HEAD',
    path: FOUND,
    status: 200,
    cache: 'hit',
  });
  const timelessLine = { ms: 0, time: 0, id: '' };
  expect({ ...short, ...timelessLine }).toEqual({ ...long, ...timelessLine });
  expect(short!.id).not.toBe(long!.id);
  expect([typeof short!.ms, typeof short!.time]).toEqual(['number', 'number']);
});

it.each([
  ['POST', FOUND, 404],
  ['GET', '/PRICING', 301],
  ['GET', `${FOUND}/`, 301],
])('leaves %s %s to the long way', async (method, path, status) => {
  expect((await ask(path, method)).status).toBe(status);
});
