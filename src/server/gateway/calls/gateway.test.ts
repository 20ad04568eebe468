import fc from 'fast-check';
import { callPath, CALLS } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import { handleOverHttp } from './gateway.fixtures.ts';
import { createGateway } from './gateway.ts';
import { readHttpCall } from './httpCalls.ts';
import { readAnswer } from './readAnswer.ts';
import type { UpstreamResponse } from './readAnswer.ts';
import { UpstreamFailure } from './upstream.ts';
import type { UpstreamRequest } from './upstream.ts';

const json = (payload: unknown) => ({ contentType: 'application/json; charset=utf-8', payload });

const setUp = (
  answer: UpstreamResponse | Error = { status: 200, body: { data: { data: [] } } },
) => {
  const requests: UpstreamRequest[] = [];
  const warnings: object[] = [];
  const gateway = createGateway({
    upstream: async (request) => {
      requests.push(request);
      if (answer instanceof Error) throw answer;
      return readAnswer(request.call, answer);
    },
    log: { warn: (details) => void warnings.push(details) },
  });
  return { call: gateway.call, handle: handleOverHttp(gateway), requests, warnings };
};

it('answers a call of the first group in data.data', async () => {
  const { handle, requests } = setUp({
    status: 200,
    body: { data: [{ id: 1, name: 'Postbeam' }] },
  });
  expect(await handle('GET', '/api/integrations')).toEqual({
    status: 200,
    body: { data: { data: [{ id: '1', name: 'Postbeam', description: '', logo_url: '' }] } },
    headers: {},
  });
  expect(requests[0]).toMatchObject({ name: 'integrations', path: '/integrations', params: {} });
});

it('passes on the parameters of the query that the call knows, and no others', async () => {
  const { handle, requests } = setUp();
  await handle('GET', '/api/integrations?page=2&admin=1');
  await handle('GET', '/api/help-center/search?admin=1&q=a%26b&q=c');
  await handle('POST', '/api/newsletter/subscribe?admin=1', json({ email: 'a@b.cd' }));
  expect(requests.map(({ query }) => query.toString())).toEqual(['', 'q=a%26b', '']);
});

it('answers a call of the second group in data', async () => {
  const { handle } = setUp({ status: 200, body: { message: 'OK', data: { data: [{ id: 1 }] } } });
  const { body } = await handle('get', '/api/help-center');
  expect(body).toMatchObject({ message: 'OK', data: [{ id: '1' }] });
});

it.each([
  ['/api/landing/blogs', 'blogLanding'],
  ['/api/landing/blogs/active', 'activePosts'],
  ['/api/landing/blogs/recent/added', 'recentPosts'],
  ['/api/landing/blogs/7/related', 'relatedPosts'],
  ['/api/legal-documents/terms-of-service', 'termsOfService'],
  ['/api/help-center/search?q=a', 'helpSearch'],
  ['/api/webinars/events', 'events'],
  ['/api/%69ntegrations', 'integrations'],
])('takes %s for %s', async (address, name) => {
  const { handle, requests } = setUp();
  await handle('GET', address);
  expect(requests[0]?.name).toBe(name);
});

it.each([
  '/api',
  '/api/',
  '/api/unknown',
  '/api/landing/blogs/',
  '/api/landing/blogs/../blogs',
  '/api/integrations/',
  '/apiintegrations',
  '/integrations',
  '/api/landing/blogs//related',
  '',
])('knows nothing at %j', async (address) => {
  const { handle, requests } = setUp();
  const { status, body } = await handle('GET', address);
  expect(status).toBe(404);
  expect(body).toEqual({ status: 404, message: 'There is nothing at this address.' });
  expect(requests).toEqual([]);
});

it.each([
  ['POST', '/api/integrations', 'GET'],
  ['DELETE', '/api/landing/blogs/7', 'GET'],
  ['GET', '/api/newsletter/subscribe', 'POST'],
  ['PUT', '/api/webinars/events/1/register', 'POST'],
])('refuses to %s %s', async (method, address, allow) => {
  const { handle, requests } = setUp();
  const answer = await handle(method, address);
  expect(answer).toMatchObject({ status: 405, body: { status: 405 }, headers: { allow } });
  expect(requests).toEqual([]);
});

it('answers HEAD as it answers GET', async () => {
  expect((await setUp().handle('HEAD', '/api/integrations')).status).toBe(200);
});

it.each(['/api/landing/blogs/%', '/api/landing/blogs/%zz', '/api/landing/blogs/%C3'])(
  'finds the escapes of %s malformed',
  async (address) => {
    expect((await setUp().handle('GET', address)).status).toBe(400);
  },
);

it.each([
  ['first-five-minutes', 'first-five-minutes', 'first-five-minutes'],
  ['caf%C3%A9%20%3F', 'café ?', 'caf%C3%A9%20%3F'],
  ['100%25', '100%', '100%25'],
  ['..', '%2E%2E', '%252E%252E'],
  ['%2e%2E', '%2E%2E', '%252E%252E'],
  ['.', '%2E', '%252E'],
  ['..%2F..%2Fadmin', '%2E%2E%2F%2E%2E%2Fadmin', '%252E%252E%252F%252E%252E%252Fadmin'],
  ['a%5Cb', 'a%5Cb', 'a%255Cb'],
  ['a%00b', 'a%00b', 'a%2500b'],
  ['a%0D%0Ab', 'a%0D%0Ab', 'a%250D%250Ab'],
])('passes the parameter %s on as one segment', async (segment, param, encoded) => {
  const { handle, requests } = setUp();
  await handle('GET', `/api/webinars/videos/${segment}`);
  expect(requests[0]).toMatchObject({
    params: { slug: param },
    path: `/webinars/videos/${encoded}`,
  });
  expect(new URL(`https://example.com/api${requests[0]?.path}`).pathname.split('/')).toHaveLength(
    5,
  );
});

it('guards the parameters of a direct call, too', async () => {
  const { call, requests } = setUp();
  await call({ name: 'video', params: { slug: '../../x\ud800' } });
  expect(requests[0]?.path).toBe('/webinars/videos/%252E%252E%252F%252E%252E%252Fx%25EF%25BF%25BD');
});

it('has no post by the name of a list', async () => {
  const { call, requests } = setUp();
  expect((await call({ name: 'post', params: { id: 'active' } })).status).toBe(404);
  expect(requests).toEqual([]);
});

it.each([
  [404, { message: 'No such post.' }, 'No such post.', undefined],
  [
    422,
    { message: 'Check it.', fields: { email: 'Invalid email', x: 3 } },
    'Check it.',
    { email: 'Invalid email' },
  ],
  [
    422,
    { errors: { email: ['Invalid email', 'Too long'] } },
    'Please check what you entered and try again.',
    { email: 'Invalid email' },
  ],
  [409, { error: 'Taken.' }, 'Taken.', undefined],
  [409, { error: { message: 'Taken.' } }, 'Taken.', undefined],
  [500, { data: { message: 'Broken.' } }, 'Broken.', undefined],
  [418, undefined, 'The request could not be answered. Please check it and try again.', undefined],
  [
    500,
    { message: { stack: 'x' } },
    'Something went wrong on the server. Please try again later.',
    undefined,
  ],
  [503, 'x', 'The server is not available at the moment. Please try again later.', undefined],
])('passes the error %i %j on in one shape', async (status, body, message, fields) => {
  const { handle } = setUp({ status, body });
  const answer = await handle('GET', '/api/landing/blogs/7');
  expect(answer.body).toEqual(fields ? { message, status, fields } : { message, status });
  expect(answer.status).toBe(status);
});

it('shortens a message that nobody would read', async () => {
  const { handle } = setUp({ status: 400, body: { message: 'x'.repeat(10_000) } });
  const { body } = await handle('GET', '/api/plans');
  expect((body as { message: string }).message).toHaveLength(500);
});

it.each([
  [503, '120', { 'retry-after': '120' }],
  [429, 'Wed, 21 Oct 2026 07:28:00 GMT', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }],
  [503, 'soon\r\nset-cookie: a=b', {}],
  [500, '120', {}],
])('passes Retry-After of a %i on: %j', async (status, retryAfter, headers) => {
  const { handle } = setUp({ status, body: {}, retryAfter });
  expect((await handle('GET', '/api/plans')).headers).toEqual(headers);
});

it.each([
  [new UpstreamFailure(504, 'slow'), 504],
  [new UpstreamFailure(502, 'dropped'), 502],
  [new TypeError('a bug'), 502],
])('answers for an upstream that throws %s', async (error, status) => {
  const { handle, warnings } = setUp(error);
  const { body, ...answer } = await handle('GET', '/api/plans');
  expect(answer).toEqual({ status, headers: {} });
  expect(JSON.stringify(body)).not.toContain(error.message);
  expect(warnings).toEqual([expect.objectContaining({ call: 'plans', status, err: error })]);
});

it.each([
  ['/api/newsletter/subscribe', { status: 500, body: {} }, 500],
  ['/api/request-demo', { status: 422, body: 'x' }, 422],
  ['/api/request-demo', { status: 503, body: { message: '' } }, 503],
  ['/api/webinars/events/7/register', { status: 400, body: { error: {} } }, 400],
])(
  'has no words of its own for a form at %s that fails without any (%j)',
  async (path, answer, status) => {
    const { handle } = setUp(answer);
    expect(await handle('POST', path, json({}))).toEqual({
      status,
      body: { status, message: '' },
      headers: {},
    });
  },
);

it.each([
  [502, '/api/request-demo', 'Submission failed. Please try again.'],
  [504, '/api/webinars/events/7/register', 'Registration failed. Please try again.'],
  [504, '/api/newsletter/subscribe', 'The server took too long to answer. Please try again later.'],
] as const)(
  'answers %i with a message to a form at %s without an answer',
  async (status, path, message) => {
    const { handle } = setUp(new UpstreamFailure(status, 'no answer'));
    expect((await handle('POST', path, json({}))).body).toEqual({ status, message });
  },
);

it.each([204, 304, 999, 0])('cannot read a list from status %i', async (status) => {
  expect((await setUp({ status, body: {} }).handle('GET', '/api/plans')).status).toBe(502);
});

const booking = { demo_id: 'D-1', event_link: 'https://api.example/1.ics', meet_link: '' };

it('passes a form on, and its answer back', async () => {
  const { handle, requests } = setUp({
    status: 201,
    body: { message: 'Booked.', data: { data: booking } },
  });
  const form = { first_name: 'Elena' };
  const answer = await handle('POST', '/api/request-demo', json(form));
  expect(answer).toEqual({ status: 201, body: { message: 'Booked.', data: booking }, headers: {} });
  expect(requests[0]).toMatchObject({ body: form });
});

it('always gives the answer to a form a message', async () => {
  const { handle } = setUp({ status: 204, body: {} });
  expect(await handle('POST', '/api/newsletter/subscribe', json({ email: 'a@b.cd' }))).toEqual({
    status: 200,
    body: { message: '', data: { data: null } },
    headers: {},
  });
});

it.each([
  ['JSON as text', 'application/json', '{"email":"a@b.cd"}', { email: 'a@b.cd' }],
  ['a kind of JSON', 'application/vnd.api+json', { email: 'a@b.cd' }, { email: 'a@b.cd' }],
  ['fields as text', 'application/x-www-form-urlencoded', 'email=a%40b.cd', { email: 'a@b.cd' }],
  ['fields', 'application/x-www-form-urlencoded', { email: 'a@b.cd' }, { email: 'a@b.cd' }],
  ['nothing', '', undefined, {}],
])('reads a form sent as %s', async (_, contentType, payload, expected) => {
  const { handle, requests } = setUp();
  await handle('POST', '/api/newsletter/subscribe', { contentType, payload });
  expect(requests[0]?.body).toEqual(expected);
});

it.each([
  ['application/json', '{"email":', 400],
  ['application/json', '[1]', 400],
  ['application/json', 'null', 400],
  ['application/json', 7, 400],
  ['text/plain', '{"email":"a@b.cd"}', 415],
  ['multipart/form-data', 'x', 415],
  ['', 'x', 415],
])('refuses a form sent as %s %j', async (contentType, payload, status) => {
  const { handle, requests } = setUp();
  const answer = await handle('POST', '/api/newsletter/subscribe', {
    contentType,
    payload,
  });
  expect(answer).toMatchObject({ status, body: { status } });
  expect(requests).toEqual([]);
});

it.each(Object.keys(CALLS) as CallName[])(
  'reads from the address of %s what it was made of',
  (name) => {
    const names = Array.from(CALLS[name].path.matchAll(/:(\w+)/g), ([, param]) => param!);
    // A list may be asked for by what looks like the name of a thing; the guard is for direct calls.
    const values = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((value) => value !== 'active');
    fc.assert(
      fc.property(
        fc.array(values, { minLength: names.length, maxLength: names.length }),
        (given) => {
          const params = Object.fromEntries(names.map((param, index) => [param, given[index]]));
          const address = (callPath as (name: CallName, params: object) => string)(name, params);
          const body = { contentType: 'application/json', payload: {} };
          expect(readHttpCall(CALLS[name].method, address, body)).toMatchObject({ name, params });
        },
      ),
      { numRuns: 50 },
    );
  },
);
