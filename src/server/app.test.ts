import type { RequestListener } from 'node:http';
import { callPath } from '../contract/calls.ts';
import { startTestSite, startTestUpstream } from '../testing/server/testSite.ts';

const answering =
  (status: number, body: object): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

it("passes on the content API's status and message after any number of failures, and recovers at once", async () => {
  let answer = answering(500, { message: 'Out of ink' });
  const upstream = await startTestUpstream((request, response) => answer(request, response));
  const site = await startTestSite({ CONTENT_API_URL: upstream.url, PAGE_CACHE_SECONDS: '0' });
  const read = async () => {
    const response = await fetch(site.url + callPath('activePosts'));
    return { status: response.status, body: await response.json() };
  };

  const failures = await Promise.all(Array.from({ length: 15 }, read));
  const expected = { status: 500, body: { status: 500, message: 'Out of ink' } };
  expect(failures).toEqual(Array(15).fill(expected));
  expect(await read()).toEqual(expected);

  answer = answering(200, { data: { data: [] } });
  expect(await read()).toMatchObject({ status: 200 });

  await site.close();
  await upstream.close();
});
