import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { CALLS, type WholeName } from '../../contract/calls.ts';
import { startTestUpstream } from '../../testing/server/receivers.ts';
import { createContentApiClient, type ContentApiClientOptions } from './contentApiClient.ts';
import {
  addressOf,
  CALL_NAMES,
  GOOD,
  isSingle,
  placeholdersIn,
  startApi,
  textsOf,
} from './gateway.fixtures.ts';

const MAX_BYTES = 200_000;
const SHORT_TIMEOUT_MS = 100;
/** Never reached, even on a busy machine. */
const LONG_TIMEOUT_MS = 60_000;

/** A content API, the site's API in front of it, and the requests that reached the content API. */
const setUp = async (
  listener: RequestListener,
  options: Partial<ContentApiClientOptions> & { base?: string } = {},
) => {
  const { url, requests } = await startTestUpstream(listener);
  const upstream = createContentApiClient({
    contentApiUrl: url,
    contentApiBase: options.base && url + options.base,
    timeoutMs: LONG_TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    log: { warn: () => undefined },
    ...options,
  });
  return { ...(await startApi({ upstream })), received: requests };
};

const answering =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
const json = (value: unknown, status = 200) => answering(JSON.stringify(value), status);
const nested = (opening: string, closing: string) =>
  opening.repeat(20_000) + closing.repeat(20_000);

/** Expected statuses for a list, a single thing and a form. */
type Expected = readonly [list: number, single: number, form: number];
const all = (status: number): Expected => [status, status, status];
const EMPTY: Expected = [200, 404, 200];
const WRONG_KIND: Expected = [200, 502, 200];

const FAILURES: [string, RequestListener, Expected][] = [
  ['never answers', () => undefined, all(504)],
  ['stops within its body', (_, response) => void response.writeHead(200).write('{"d'), all(504)],
  ['hangs up', (request) => request.socket.destroy(), all(502)],
  [
    'hangs up within its body',
    (request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":', () => request.socket.destroy());
    },
    all(502),
  ],
  ['does not speak HTTP', (request) => request.socket.end('SSH-2.0-x\r\n'), all(502)],
  ['answers an error in HTML', answering('<h1>Oh</h1>', 500), all(500)],
  ['answers an empty error', answering('', 503), all(503)],
  ['answers the error "undefined"', json({ message: 'undefined' }, 502), all(502)],
  ['answers 404 in HTML', answering('<h1>Oh</h1>', 404), all(404)],
  ['answers text that is not JSON', answering('undefined'), all(502)],
  ['answers binary data', answering(Buffer.from([0, 255, 254, 128, 1, 2])), all(502)],
  ['answers HTML', answering('<!doctype html><h1>Hello</h1>'), all(502)],
  ['answers half of its JSON', answering('{"data":['), all(502)],
  ['answers an empty body', answering(''), all(502)],
  ['answers a body that is too large', answering(`"${'x'.repeat(MAX_BYTES)}"`), all(502)],
  [
    'answers a compressed body that is too large',
    answering(gzipSync(`{"data":[],"x":"${' '.repeat(1_000_000)}"}`), 200, {
      'content-encoding': 'gzip',
    }),
    all(502),
  ],
  ['answers in another charset', answering(Buffer.from('{"data":[]}', 'utf16le')), all(502)],
  ['answers broken gzip', answering('x', 200, { 'content-encoding': 'gzip' }), all(502)],
  ['redirects', answering('', 301, { location: '/' }), all(502)],
  ['answers a number', answering('7'), all(502)],
  ['answers null', answering('null'), all(502)],
  ['answers 204', (_, response) => void response.writeHead(204).end(), [502, 502, 200]],
  ['answers an empty object', json({}), EMPTY],
  ['answers an empty list', json([]), EMPTY],
  ['answers null in an envelope', json({ data: null }), EMPTY],
  ['answers null in two envelopes', json({ data: { data: null } }), EMPTY],
  ['answers a list of nulls', json({ data: [null, null] }), WRONG_KIND],
  ['answers a text in an envelope', json({ data: 'x' }), WRONG_KIND],
  ['answers an unrelated object', json({ data: { ok: true } }), WRONG_KIND],
  ['answers many numbers', json({ data: Array(5000).fill(1) }), WRONG_KIND],
  ['nests lists', answering(`{"data":${nested('[', ']')}}`), WRONG_KIND],
];

const FORWARDED = CALL_NAMES.filter((name) => name !== 'page');

const expectedFor = (name: WholeName, [list, single, form]: Expected): number => {
  if (CALLS[name].method === 'POST') return form;
  return isSingle(name) ? single : list;
};

const FORM = { email: 'a@example.com' };
const formFor = (name: WholeName) => (CALLS[name].method === 'POST' ? FORM : undefined);

it.each(FAILURES)(
  'answers every call with a status and a message, once, when the content API %s',
  async (_, listener, expected) => {
    const isLate = expected[0] === 504;
    const timeoutMs = isLate ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS;
    const { request, received } = await setUp(listener, { timeoutMs });
    const answers = await Promise.all(
      FORWARDED.map((name) => request(CALLS[name].method, addressOf(name), formFor(name))),
    );
    for (const [index, name] of FORWARDED.entries()) {
      const { status, body } = answers[index]!;
      expect([name, status]).toEqual([name, expectedFor(name, expected)]);
      expect(placeholdersIn(body)).toEqual([]);
      expect(JSON.stringify(body)).not.toMatch(/<|127\.0\.0\.1|ECONN/);
      // The form shows its default text for a failure without a message.
      if (status >= 400)
        expect(body).toEqual({
          status,
          message: expect.stringMatching(CALLS[name].method === 'POST' ? /^$|\w{2}/ : /\w{2}/),
        });
    }
    if (!isLate) expect(received).toHaveLength(FORWARDED.length);
  },
);

it('answers 502 when the content API does not listen', async () => {
  const { request } = await setUp(json({}), { contentApiUrl: 'http://127.0.0.1:1' });
  expect((await request('GET', '/api/plans')).status).toBe(502);
});

it('does not ask for what only the embedded API has', async () => {
  const { request, received } = await setUp(json({}));
  expect((await request('GET', '/api/pages/careers')).status).toBe(404);
  expect(received).toEqual([]);
});

it.each(FORWARDED)('passes on the complete answer to %s', async (name) => {
  const payload: unknown = GOOD[name];
  const body = { data: CALLS[name].group === 'site' ? { data: payload } : payload };
  const { request } = await setUp(json(body));
  const answer = await request(CALLS[name].method, addressOf(name), formFor(name));
  expect(answer.status).toBe(200);
  expect(textsOf(answer.body)).toEqual(expect.arrayContaining(textsOf(body)));
});

const ITEM = { id: '1', name: 'Postbeam', description: '', logo_url: '' };

it.each([
  ['no envelope', JSON.stringify([ITEM]), ''],
  ['one envelope', JSON.stringify({ message: 'a', data: [ITEM] }), 'a'],
  ['two envelopes', JSON.stringify({ data: { message: 'b', data: [ITEM] } }), 'b'],
  ['pages of a list', JSON.stringify({ data: { current_page: 1, total: 1, data: [ITEM] } }), ''],
  ['a byte order mark', `\ufeff${JSON.stringify({ data: [ITEM] })}`, ''],
])('reads a list in %s', async (_, body, message) => {
  const { request } = await setUp(answering(body));
  expect((await request('GET', '/api/integrations')).body).toEqual({
    ...(message && { message }),
    data: { data: [ITEM] },
  });
});

it.each([
  [404, { message: 'No such post.' }, 'No such post.', undefined],
  [
    422,
    { message: 'Check it.', fields: { email: 'Invalid', x: 3 } },
    'Check it.',
    { email: 'Invalid' },
  ],
  [
    422,
    { errors: { email: ['Invalid', 'Too long'] } },
    /check what you entered/,
    { email: 'Invalid' },
  ],
  [409, { error: 'Taken.' }, 'Taken.', undefined],
  [409, { error: { message: 'Taken.' } }, 'Taken.', undefined],
  [500, { data: { message: 'Broken.' } }, 'Broken.', undefined],
  [418, undefined, /could not be answered/, undefined],
  [500, { message: { stack: 'x' } }, /Something went wrong/, undefined],
])('passes the error %i %j on', async (status, error, message, fields) => {
  const { request } = await setUp(json(error ?? '', status));
  const text: unknown = message instanceof RegExp ? expect.stringMatching(message) : message;
  expect(await request('GET', '/api/landing/blogs/7')).toMatchObject({ status });
  expect((await request('GET', '/api/landing/blogs/7')).body).toEqual({
    message: text,
    status,
    ...(fields && { fields }),
  });
});

it('calls each group of the specification below its base', async () => {
  const { request, received } = await setUp(json({ data: [] }), { base: '/v2' });
  await request('GET', '/api/landing/blogs/a%20b/related?x=1');
  await request('GET', '/api/help-center/search?q=a+b');
  expect(received.map(({ path }) => path)).toEqual([
    '/api/landing/blogs/a%20b/related',
    '/v2/help-center/search?q=a%20b',
  ]);
});

it('sends only the declared fields of a form as JSON, without headers of the visitor', async () => {
  const { request, received } = await setUp(json({ message: 'Thanks.' }));
  await request(
    'POST',
    '/api/newsletter/subscribe',
    { email: 'a@b.cd', opening_hours: '', form_age_ms: 2000 },
    { cookie: 'a=b', 'idempotency-key': 'key-1' },
  );
  const { headers, ...sent } = received[0]!;
  expect(sent).toMatchObject({ method: 'POST', body: '{"email":"a@b.cd"}' });
  const { accept, cookie, 'content-type': type, 'idempotency-key': key } = headers;
  expect({ accept, cookie, type, key }).toEqual({
    accept: 'application/json',
    cookie: undefined,
    type: 'application/json',
    key: 'key-1',
  });
  expect(headers['user-agent']).toBe('Website/1.0');
});

it('drops a form with a filled honeypot, and thanks the sender', async () => {
  const { request, received } = await setUp(json({}));
  const form = { email: 'a@b.cd', opening_hours: 'always' };
  expect((await request('POST', '/api/newsletter/subscribe', form)).status).toBe(200);
  expect(received).toEqual([]);
});

it('logs a dropped form by the kind of its lead, as the site logs its own', async () => {
  const warn = jest.fn();
  const { request } = await setUp(json({}), { log: { warn } });
  await request('POST', '/api/newsletter/subscribe', { email: 'a@b.cd', opening_hours: 'always' });
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ form: 'newsletter', reason: 'honeypot' }),
    expect.anything(),
  );
});
