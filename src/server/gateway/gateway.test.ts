import { makeSummaries } from '../../features/blog/posts.fixtures.ts';
import { StorageFailure } from '../leads/database/storageFailure.ts';
import { okAnswer, startApi } from './gateway.fixtures.ts';
import { UpstreamFailure, type GatewayAnswer, type UpstreamRequest } from './upstream.ts';

const setUp = async (answer: GatewayAnswer | Error = okAnswer([])) => {
  const requests: UpstreamRequest[] = [];
  const api = await startApi({
    upstream: {
      answer: async (request) => {
        requests.push(request);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  return {
    ...api,
    requests,
    paths: () => requests.map(({ path }) => path),
  };
};

const SUBSCRIBE = '/api/newsletter/subscribe';
const POSTS = '/api/landing/blogs/active';

it.each([
  [
    '/api/integrations',
    { data: { data: [{ id: '1', name: 'A', description: '', logo_url: '' }] } },
  ],
  ['/api/webinars/videos?x=1', { data: [{ id: '1' }] }],
])('answers %s in the envelope of its group', async (url, body) => {
  const { request } = await setUp(okAnswer([{ id: 1, name: 'A', unknown: 'x' }]));
  expect(await request('GET', url)).toMatchObject({
    status: 200,
    body,
    headers: { 'cache-control': 'no-store' },
  });
});

it('passes on only the query parameters of the call', async () => {
  const { request, paths } = await setUp();
  await request('GET', '/api/integrations?admin=1');
  await request('GET', '/api/help-center/search?admin=1&q=a%26b&q=c');
  await request('POST', `${SUBSCRIBE}?admin=1`, { email: 'a@b.cd' });
  expect(paths()).toEqual([
    '/integrations',
    '/help-center/search?q=a%26b',
    '/newsletter/subscribe',
  ]);
});

it.each([
  '/api',
  '/api/',
  '/api/unknown',
  '/api/landing/blogs/',
  '/api/landing/blogs//related',
  '/api/integrations/',
  '/api/webinars/videos/..%2F..%2Fadmin',
  '/api/webinars/videos/a%5Cb',
  '/api/webinars/videos/a%0D%0Ab',
])('answers 404 for %s without a request to the content API', async (url) => {
  const { request, requests } = await setUp();
  expect(await request('GET', url)).toMatchObject({
    status: 404,
    body: { status: 404, message: 'We couldn’t find that.' },
  });
  expect(requests).toEqual([]);
});

it.each([
  ['video', { slug: '..' }],
  ['video', { slug: '.' }],
  ['post', { id: 'active' }],
  ['post', { id: 'recent/added' }],
] as const)('finds no %s by %j', async (name, params) => {
  const { call, requests } = await setUp();
  const request = { name, params } as Parameters<typeof call>[0];
  expect((await call(request)).status).toBe(404);
  expect(requests).toEqual([]);
});

it.each([
  ['first-five-minutes', 'first-five-minutes'],
  ['caf%C3%A9%20%3F', 'caf%C3%A9%20%3F'],
  ['100%25', '100%25'],
])('passes the path parameter %s on', async (segment, encoded) => {
  const { request, paths } = await setUp();
  await request('GET', `/api/webinars/videos/${segment}`);
  expect(paths()).toEqual([`/webinars/videos/${encoded}`]);
});

it('survives a parameter that is not well-formed', async () => {
  const { call, paths } = await setUp();
  await call({ name: 'helpSearch', params: { q: 'x\ud800' } });
  expect(paths()).toEqual(['/help-center/search?q=x%EF%BF%BD']);
});

it.each([
  ['POST', '/api/integrations', 'GET'],
  ['DELETE', '/api/landing/blogs/7', 'GET'],
  ['GET', SUBSCRIBE, 'POST'],
  ['PUT', '/api/webinars/events/1/register', 'POST'],
] as const)('answers %s %s with 405', async (method, url, allow) => {
  const { request, requests } = await setUp();
  expect(await request(method, url)).toMatchObject({
    status: 405,
    body: { status: 405 },
    headers: { allow },
  });
  expect(requests).toEqual([]);
});

it('answers HEAD', async () => {
  const { request } = await setUp();
  expect(await request('HEAD', '/api/integrations')).toMatchObject({
    status: 200,
    body: undefined,
  });
});

it.each([
  ['application/json', '{"email":"a@b.cd"}', { email: 'a@b.cd' }],
  ['application/x-www-form-urlencoded', 'email=a%40b.cd', { email: 'a@b.cd' }],
])('reads a form sent as %s', async (type, payload, expected) => {
  const { request, requests } = await setUp(okAnswer({}, 'Thanks.'));
  const answer = await request('POST', SUBSCRIBE, payload, { 'content-type': type });
  expect(answer).toMatchObject({ status: 200, body: { message: 'Thanks.', data: { data: null } } });
  expect(requests[0]?.body).toEqual(expected);
});

it.each([
  ['application/json', '{"email":', 400],
  ['application/json', '[1]', 400],
  ['application/json', '7', 400],
  ['text/plain', '{"email":"a@b.cd"}', 415],
  ['multipart/form-data', 'x', 415],
])('refuses a form sent as %s %j', async (type, payload, status) => {
  const { request, requests } = await setUp();
  const answer = await request('POST', SUBSCRIBE, payload, { 'content-type': type });
  expect(answer).toMatchObject({ status, body: { status, message: expect.any(String) } });
  expect(requests).toEqual([]);
});

it('passes on a valid Idempotency-Key and refuses others', async () => {
  const { request, requests } = await setUp(okAnswer({}));
  await request('POST', SUBSCRIBE, {}, { 'idempotency-key': 'key-1' });
  expect(requests[0]?.idempotencyKey).toBe('key-1');
  const refused = await request('POST', SUBSCRIBE, {}, { 'idempotency-key': 'x'.repeat(201) });
  expect(refused.status).toBe(400);
});

it.each([
  ['/api/plans', new UpstreamFailure(504, 'secret'), 504],
  ['/api/plans', new UpstreamFailure(502, 'secret'), 502],
  ['/api/plans', new TypeError('secret'), 502],
  ['/api/plans', new StorageFailure('secret'), 503],
])('answers %s for a failed upstream without its details: %s', async (url, error, status) => {
  const { request, warnings } = await setUp(error);
  const { body, headers, ...answer } = await request('GET', url);
  expect(answer).toEqual({ status });
  expect(body).toEqual({ status, message: expect.stringMatching(/try again/) });
  expect(headers['retry-after']).toBe(status === 503 ? '30' : undefined);
  expect(warnings).toEqual([expect.objectContaining({ call: 'plans', status, err: error })]);
});

it.each([
  [502, '/api/request-demo', 'Submission failed. Please try again.'],
  [504, '/api/webinars/events/7/register', 'Registration failed. Please try again.'],
  [504, SUBSCRIBE, 'Our server took too long to respond. Please try again later.'],
] as const)('answers %i to the form at %s with a message', async (status, url, message) => {
  const { request } = await setUp(new UpstreamFailure(status, 'no answer'));
  expect(await request('POST', url, {})).toMatchObject({ status, body: { status, message } });
});

it('answers a page of a list from the complete list', async () => {
  const { request, paths } = await setUp(okAnswer(makeSummaries(8)));
  expect((await request('GET', `${POSTS}?page=2`)).body).toEqual({
    data: { data: { items: [expect.anything(), expect.anything()], total: 8, page: 2 } },
  });
  expect(paths()).toEqual(['/landing/blogs/active']);
});

it('passes a failed list on', async () => {
  const { request } = await setUp({ status: 503, message: 'Not now.' });
  expect(await request('GET', '/api/webinars/events?page=1')).toMatchObject({
    status: 503,
    body: { message: 'Not now.' },
  });
});
