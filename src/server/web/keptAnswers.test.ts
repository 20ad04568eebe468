import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createKeptAnswers } from './keptAnswers.ts';

const list = Array.from({ length: 300 }, (_, number) => ({ id: String(number) }));
const json = JSON.stringify({ data: list });

const startServer = () => {
  const answers = createKeptAnswers();
  const server = Fastify();
  let written = 0;
  const body = { toJSON: () => ((written += 1), { data: list }) };
  server.get('/', (_request, reply) => answers.send(list, body, reply));
  return {
    get: (coding?: string) =>
      server.inject({
        url: '/',
        headers: coding === undefined ? {} : { 'accept-encoding': coding },
      }),
    written: () => written,
  };
};

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['gzip;q=0.5, br;q=0.0', 'gzip', gunzipSync],
  ['identity', 'identity', (bytes: Buffer) => bytes],
  [undefined, 'identity', (bytes: Buffer) => bytes],
])('sends it for "%s" in %s', async (accepted, coding, decoded) => {
  const { headers, rawPayload } = await startServer().get(accepted);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': coding,
    vary: 'accept-encoding',
  });
  expect(String(decoded(rawPayload))).toBe(json);
});

it('writes it once, however often and in whatever coding it is sent', async () => {
  const { get, written } = startServer();
  for (const coding of ['br', 'gzip', 'br', 'identity']) await get(coding);
  expect(written()).toBe(1);
});
