import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callPath, CALLS } from '../../../contract/calls.ts';
import type { CallDescription, CallName } from '../../../contract/calls.ts';
import { CALL_NAMES, GOOD, paramsOf, printsNothing, textsOf } from './answers.fixtures.ts';
import { handleOverHttp } from './gateway.fixtures.ts';
import { createGateway } from './gateway.ts';
import { createHttpUpstream } from './httpUpstream.ts';

/** Bytes of a body that the gateway of these tests reads. */
const MAX_BYTES = 200_000;
/** Milliseconds that it waits for a server that never answers, and for one that does, however busy the machine is. */
const IMPATIENCE_MS = 100;
const PATIENCE_MS = 60_000;

const answering =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

const never: RequestListener = () => undefined;
const json = (value: unknown) => answering(JSON.stringify(value));
const nested = (opening: string, closing: string) =>
  opening.repeat(20_000) + closing.repeat(20_000);

/** What a read, a single thing and a form come to: a status, or the one that the server gave. */
interface Expected {
  list: number;
  single: number;
  form: number;
}
const all = (status: number): Expected => ({ list: status, single: status, form: status });
const LATE = all(504);
/** Nothing to show is an empty list, a thing that does not exist, and all that a form needs. */
const EMPTY: Expected = { list: 200, single: 404, form: 200 };
/** Something else is no thing, though a list or form may do without it. */
const OTHER: Expected = { list: 200, single: 502, form: 200 };

const FAILURES: [string, RequestListener, Expected][] = [
  ['never answers', never, LATE],
  [
    'stops in the middle of its body',
    (_, response) => void response.writeHead(200).write('{"data":'),
    LATE,
  ],
  ['hangs up', (request) => request.socket.destroy(), all(502)],
  [
    'hangs up in the middle of its body',
    (request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":', () => request.socket.destroy());
    },
    all(502),
  ],
  ['speaks no HTTP', (request) => request.socket.end('SSH-2.0-x\r\n'), all(502)],
  ['answers an error in JSON', answering('{"message":"No."}', 500), all(500)],
  ['answers an error in HTML', answering('<h1>Oh</h1>', 500), all(500)],
  ['answers an error in nothing', answering('', 503, { 'retry-after': '30' }), all(503)],
  ['answers an error of undefined', answering('{"message":"undefined"}', 502), all(502)],
  ['finds nothing', answering('<h1>Oh</h1>', 404), all(404)],
  ['answers what is not JSON', answering('undefined'), all(502)],
  ['answers garbage', answering(Buffer.from([0, 255, 254, 128, 1, 2])), all(502)],
  ['answers HTML', answering('<!doctype html><h1>Hello</h1>'), all(502)],
  ['answers half of its JSON', answering('{"data":['), all(502)],
  ['answers nothing', answering(''), all(502)],
  ['answers too much', answering(`"${'x'.repeat(MAX_BYTES)}"`), all(502)],
  ['answers in another charset', answering(Buffer.from('{"data":[]}', 'utf16le')), all(502)],
  ['answers broken gzip', answering('x', 200, { 'content-encoding': 'gzip' }), all(502)],
  [
    'redirects for ever',
    (request, response) => void response.writeHead(302, { location: request.url }).end(),
    all(502),
  ],
  ['redirects to nowhere', answering('', 301, { location: 'http://127.0.0.1:1/' }), all(502)],
  ['answers a number', answering('7'), all(502)],
  ['answers a text', answering('"x"'), all(502)],
  ['answers null', answering('null'), all(502)],
  [
    'has no content',
    (_, response) => void response.writeHead(204).end(),
    { ...all(502), form: 200 },
  ],
  ['answers an empty object', json({}), EMPTY],
  ['answers an empty list', json([]), EMPTY],
  ['answers null in an envelope', json({ data: null }), EMPTY],
  ['answers null in two envelopes', json({ data: { data: null } }), EMPTY],
  ['answers nulls', json({ data: [null, null] }), OTHER],
  ['answers a text in an envelope', json({ data: 'x' }), OTHER],
  ['answers something else', json({ data: { ok: true } }), OTHER],
  ['answers many things', json({ data: Array(30_000).fill(1) }), OTHER],
  ['nests lists', answering(`{"data":${nested('[', ']')}}`), OTHER],
  [
    'nests objects',
    answering(`{"data":${nested('{"x":', '')}`.replace(/:$/, ':1') + '}'.repeat(20_001)),
    OTHER,
  ],
  [
    'calls itself something else',
    answering('{"data":[{"id":1}]}', 200, { 'content-type': 'text/html; charset=latin1' }),
    { list: 200, single: 502, form: 200 },
  ],
];

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A content API that answers as it is told, and how often it was asked. */
const listen = async (listener: RequestListener) => {
  const seen = { asked: 0 };
  const server = createServer((request, response) => {
    seen.asked += 1;
    request.resume();
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { seen, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const call = (name: CallName, origin: string, timeoutMs = PATIENCE_MS) => {
  const upstream = createHttpUpstream({ contentApiUrl: origin, timeoutMs, maxBytes: MAX_BYTES });
  const handle = handleOverHttp(createGateway({ upstream, log: { warn: () => undefined } }));
  const { method } = CALLS[name];
  const address = (callPath as (name: CallName, params: object) => string)(name, paramsOf(name));
  const form = { contentType: 'application/json', payload: { email: 'a@example.com' } };
  return handle(method, address, method === 'POST' ? form : undefined);
};

const kindOf = (name: CallName): keyof Expected => {
  const { method, single }: CallDescription = CALLS[name];
  return method === 'POST' ? 'form' : single ? 'single' : 'list';
};

/**
 * Whatever became of it: words for the visitor, and nothing that a program meant for itself. Forms have words of their own
 * for a failure that brings none (spec §8): the gateway makes none up for them.
 */
const expectReadable = (name: CallName, { status, body }: { status: number; body: unknown }) => {
  expect(printsNothing(body)).toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/<|127\.0\.0\.1|ECONN/);
  const words = kindOf(name) === 'form' ? /^$|\w{2}/ : /\w{2}/;
  if (status >= 400) expect(body).toEqual({ status, message: expect.stringMatching(words) });
};

it.each(FAILURES)(
  'answers each call as agreed when the content API %s',
  async (how, listener, expected) => {
    const { origin, seen } = await listen(listener);
    const patience = expected === LATE ? IMPATIENCE_MS : PATIENCE_MS;
    await Promise.all(
      CALL_NAMES.map(async (name) => {
        const answer = await call(name, origin, patience);
        expect([name, answer.status]).toEqual([name, expected[kindOf(name)]]);
        expectReadable(name, answer);
      }),
    );
    // It never asks again by itself; of calls that it gave up some may never have arrived.
    if (expected !== LATE && !how.startsWith('redirects'))
      expect(seen.asked).toBe(CALL_NAMES.length);
  },
);

it.each(CALL_NAMES)('answers 502 to %s when nobody listens', async (name) => {
  const answer = await call(name, 'http://127.0.0.1:1');
  expect(answer.status).toBe(502);
  expectReadable(name, answer);
});

it.each(CALL_NAMES)('answers %s whole when the content API does', async (name) => {
  const payload: unknown = GOOD[name];
  const body = { data: CALLS[name].group === 'site' ? { data: payload } : payload };
  const { origin } = await listen(json(body));
  const answer = await call(name, origin);
  expect(answer.status).toBe(200);
  // Minutes of reading are not sent, but counted.
  expect(textsOf(answer.body)).toEqual(expect.arrayContaining(textsOf(body)));
});
