import type { RequestListener } from 'node:http';
import { startTestSite, startTestUpstream } from '../testing/server/testSite.ts';
import { until } from '../testing/until.ts';
import { FAILURES_IN_A_ROW } from './gateway/calls/breakReads.ts';

const answering =
  (status: number, body: object): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

it('leaves a content API alone that fails, says so, passes forms on, and is whole again by itself', async () => {
  let answer = answering(500, { message: 'Out of ink' });
  const upstream = await startTestUpstream((request, response) => answer(request, response));
  const site = await startTestSite({ CONTENT_API_URL: upstream.url });
  const ready = async () => (await fetch(`${site.url}/readyz`)).status;
  const told = () => site.logLines().filter(({ base }) => base === `${upstream.url}/api`);

  for (let probe = 0; probe < FAILURES_IN_A_ROW; probe += 1) expect(await ready()).toBe(503);
  expect(told().map(({ msg }) => msg)).toEqual([
    'content API is left alone: its reads fail at once',
  ]);
  const form = await fetch(`${site.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@example.com"}',
  });
  expect([form.status, await form.json()]).toEqual([500, { status: 500, message: 'Out of ink' }]);
  expect(upstream.requests.at(-1)).toMatchObject({ method: 'POST' });

  answer = answering(200, { data: { data: {} } });
  await until(async () => (await ready()) === 200, 'the site to be whole');
  expect(told().at(-1)).toMatchObject({ msg: 'content API is asked again' });

  await site.close();
  await upstream.close();
});
