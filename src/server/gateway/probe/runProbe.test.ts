import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CONTENT_CALLS, type WholeReadName } from '../../../contract/calls.ts';
import { startTestUpstream } from '../../../testing/server/receivers.ts';
import { createContentApi } from '../../content/api/contentApi.ts';
import { loadContent } from '../../content/load/contentLoader.ts';
import { EXAMPLES, type ApiName } from '../openApi/callTexts.ts';
import { API_NAMES, enveloped, templateOf } from '../openApi/openApi.ts';
import { runProbe } from './runProbe.ts';

const MAX_BYTES = 200_000;
const SHORT_TIMEOUT_MS = 100;

const json = (response: ServerResponse, value: unknown, status = 200) =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof value === 'string' ? value : JSON.stringify(value));

const READS = API_NAMES.filter(
  (name): name is WholeReadName & ApiName => CONTENT_CALLS[name].method === 'GET',
);

const isUnknown = (path: string) => path.includes('no-such-document');

const callAt = (path: string) => {
  for (const name of READS) {
    const pattern = templateOf(name).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match) return { name, values: match.groups };
  }
  throw new Error(`${path} is not a call`);
};

/** Answers every call as the OpenAPI document shows it, apart from the changed ones. */
const documentedApi =
  (changes: Readonly<Record<string, unknown>> = {}): RequestListener =>
  (request: IncomingMessage, response) => {
    const path = request.url!.replace(/^\/api|\?.*/g, '');
    if (isUnknown(path)) return json(response, { message: 'Not found.' }, 404);
    const { name } = callAt(path);
    const payload = Object.hasOwn(changes, name) ? changes[name] : EXAMPLES[name];
    json(response, enveloped(name, payload));
  };

const probe = async (listener: RequestListener, limits = {}) => {
  const { url, requests } = await startTestUpstream(listener);
  const { exitCode, output } = await runProbe([url], undefined, { maxBytes: MAX_BYTES, ...limits });
  return { exitCode, output, requests, lines: output.split('\n') };
};

it('finds nothing in an API that answers as documented', async () => {
  const { exitCode, output, requests, lines } = await probe(documentedApi());
  expect(
    lines.filter((line) => line.startsWith('GET')).filter((line) => !/: right$/.test(line)),
  ).toEqual([]);
  expect(output).toMatch(/\n\d+ calls: \d+ right$/);
  expect(exitCode).toBe(0);
  const called = requests
    .map(({ path }) => path.replace(/^\/api|\?.*/g, ''))
    .map((path) => callAt(path).name);
  expect([...new Set(called)].sort()).toEqual([...READS].sort());
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

it('finds nothing in what the embedded API answers', async () => {
  const library = await loadContent('content');
  const api = createContentApi(() => library);
  const { output } = await probe((request, response) => {
    const url = new URL(request.url!, 'http://api.invalid');
    const { name, values } = callAt(url.pathname.replace('/api', ''));
    const params = { ...values, q: url.searchParams.get('q') ?? '' };
    void api.read(name, params as never).then((answer) => {
      if ('payload' in answer) json(response, enveloped(name, answer.payload));
      else json(response, answer, answer.status);
    });
  });
  expect(output).toMatch(/\n\d+ calls: \d+ right$/);
});

it.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['stops within its body', (_, response) => void response.writeHead(200).write('{"d')],
  ['hangs up', (request) => void request.socket.destroy()],
  ['does not speak HTTP', (request) => void request.socket.end('SSH-2.0-x\r\n')],
  ['answers 500', (_, response) => json(response, { message: 'x' }, 500)],
  ['answers 404', (_, response) => json(response, { message: 'x' }, 404)],
  ['asks for a token', (_, response) => json(response, { message: 'x' }, 401)],
  ['redirects', (_, response) => void response.writeHead(302, { location: '/x' }).end()],
  ['answers 204', (_, response) => void response.writeHead(204).end()],
  ['answers HTML', (_, response) => json(response, '<!doctype html><h1>Hello</h1>')],
  ['answers nothing', (_, response) => json(response, '')],
  ['answers half of its JSON', (_, response) => json(response, '{"data":[')],
  ['answers a number', (_, response) => json(response, 7)],
  ['answers too much', (_, response) => json(response, `["${'x'.repeat(MAX_BYTES)}"]`)],
  ['answers null in an envelope', (_, response) => json(response, { data: null })],
  ['answers an unrelated object', (_, response) => json(response, { data: { ok: true } })],
  ['answers texts', (_, response) => json(response, { data: ['x'] })],
  ['answers many numbers', (_, response) => json(response, { data: Array(50_000).fill(1) })],
  [
    'nests lists',
    (_, response) => json(response, `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  ],
])('says that every call is wrong of an API that %s', async (_, listener) => {
  const { exitCode, lines, output } = await probe(listener, { timeoutMs: SHORT_TIMEOUT_MS });
  const calls = lines.filter((line) => line.startsWith('GET'));
  expect(calls.length).toBeGreaterThanOrEqual(READS.length);
  const judged = calls.filter((line) => !/not made/.test(line) && !isUnknown(line));
  expect(judged.filter((line) => !/: wrong/.test(line))).toEqual([]);
  expect(exitCode).toBe(1);
  expect(output).not.toMatch(/127\.0\.0\.1|undefined|\bat .*:\d+/);
});

it('says so of an API that does not listen', async () => {
  const { url, close } = await startTestUpstream(() => undefined);
  await close();
  const { exitCode, output } = await runProbe([url], undefined);
  expect(output).toContain(
    'GET /plans: wrong\n  wrong      $: There is no answer: the request failed (ECONNREFUSED).',
  );
  expect(exitCode).toBe(1);
});

const { author, tags, ...post } = (EXAMPLES.activePosts as Record<string, unknown>[])[0]!;

const UNUSUAL: [changes: object, expected: string][] = [
  [
    { integrations: [{ id: 1, name: 'Postbeam', description: 'D', logo_url: 'logos/x.svg' }] },
    'tolerated  $.data.data[0].logo_url: is neither http(s) nor a path that begins with /. The site shows nothing in its place.',
  ],
  [
    { integrations: [EXAMPLES.integrations, { id: 1 }, {}].flat() },
    'wrong      $.data.data[2]: is left out, because it has no id, slug, title or name, or nothing to show.',
  ],
  [
    {
      activePosts: [
        { ...post, tags },
        { ...post, tags, author: null },
        { ...post, tags },
      ],
    },
    'missing    $.data.data[0].author and 1 more: is not there. The site shows nothing in its place.',
  ],
  [
    { activePosts: [{ ...post, author, tags: 'a, b' }] },
    'tolerated  $.data.data[0].tags: is a text, not a list. The site shows an empty list.',
  ],
  [
    { activePosts: [{ ...post, author: 'Maya', tags }] },
    'tolerated  $.data.data[0].author: is a text, not an object. The site uses it all the same.',
  ],
  [
    { post: { ...post, author, tags, content: 'x', faqs: [], updated_at: 'October 5' } },
    'tolerated  $.data.data.updated_at: does not begin with a date such as 2026-11-27. The site uses it all the same.',
  ],
  [
    { helpCenter: { data: EXAMPLES.helpCenter, total: 1 } },
    'tolerated  $.data.data: is where the payload is, not $.data. The site uses it all the same.',
  ],
  [
    { plans: { plans: [{ name: 'Team', monthlyPrice: '96' }] } },
    'tolerated  $.data.data.plans[0].monthlyPrice: is a text, not a number. The site uses it all the same.',
  ],
  [
    { plans: { plans: [{ name: 'Team', monthlyPrice: 'ask us' }] } },
    'tolerated  $.data.data.plans[0].monthlyPrice: is a text, not a number. The site shows nothing in its place.',
  ],
  [
    {
      helpCenter: [
        { id: 'leads', name: 'Leads', description: 'x'.repeat(6000), subcategories: [] },
      ],
    },
    'tolerated  $.data[0].description: has 6000 characters. At most 5000 are used. The site uses it all the same.',
  ],
  [{ events: [] }, 'GET /webinars/events/:slug: not made: /webinars/events names none'],
  [{ videos: {} }, 'wrong      $.data: is an object, not a list.'],
  [{ privacyPolicy: { text: 'x' } }, 'wrong      $.data.data: has none of the fields'],
];

it.each(UNUSUAL.map(([changes, expected]) => ({ changes, expected })))(
  'says: $expected',
  async ({ changes, expected }) => {
    expect((await probe(documentedApi(changes as Record<string, unknown>))).output).toContain(
      expected,
    );
  },
);

it.each<[string, RequestListener, number]>([
  ['a document', (_, response) => json(response, { data: { data: EXAMPLES.post } }), 200],
  ['no content', (_, response) => void response.writeHead(204).end(), 204],
  ['HTML', (_, response) => json(response, '<!doctype html><h1>Not found</h1>'), 200],
  ['nothing', (_, response) => json(response, ''), 200],
  ['null', (_, response) => json(response, null), 200],
])('says that a document which does not exist must be 404, not %s', async (_, answer, status) => {
  const { output, exitCode } = await probe((request, response) =>
    (isUnknown(request.url!) ? answer : documentedApi())(request, response),
  );
  expect(output).toContain(`There is no such document, but the status is ${status}, not 404.`);
  expect(exitCode).toBe(1);
});

it('shows no value of an answer and no secret of its address', async () => {
  const secret = 'hunter2';
  const { output } = await probe((_, response) =>
    json(response, { message: secret, data: [{ id: 1, title: [secret], author: { x: secret } }] }),
  );
  expect(output).not.toContain(secret);
  const withCredentials = await runProbe([`https://user:${secret}@api.example.com`], undefined);
  expect(withCredentials).toEqual({
    exitCode: 1,
    output: 'The address must not contain a user name or password.',
  });
  const inQuery = await runProbe([`https://api.example.com?token=${secret}`], undefined);
  expect(inQuery.output).not.toContain(secret);
});

it.each([[[]], [['a', 'b', 'c']]])('prints its usage for %j', async (args) => {
  expect((await runProbe(args, undefined)).output).toMatch(/^Use:\n {2}npm run content -- probe/);
});

it.each(['ftp://x', 'nonsense', ''])('rejects the address %j', async (url) => {
  const { exitCode, output } = await runProbe([url], undefined);
  expect(output).toMatch(/^The address must be an http or https address\.$/);
  expect(exitCode).toBe(1);
});
