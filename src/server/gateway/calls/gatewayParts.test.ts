import { makeSummaries } from '../../../features/blog/posts.fixtures.ts';
import { makeCategory } from '../../../features/help-center/help.fixtures.ts';
import { handleOverHttp } from './gateway.fixtures.ts';
import { createGateway } from './gateway.ts';
import { readAnswer } from './readAnswer.ts';
import type { UpstreamResponse } from './readAnswer.ts';
import type { UpstreamRequest } from './upstream.ts';

/** A gateway beside another content API, what that is asked for, and a way to have it answer otherwise. */
const setUp = (first: UpstreamResponse, keepSeconds = 60) => {
  let answer = first;
  const requests: UpstreamRequest[] = [];
  const gateway = createGateway({
    upstream: async (request) => {
      requests.push(request);
      return readAnswer(request.call, answer);
    },
    log: { warn: () => undefined },
    keepSeconds,
  });
  return {
    handle: handleOverHttp(gateway),
    asked: () => requests.map(({ path, query }) => [path, query.toString()].join('?')),
    answerWith: (next: UpstreamResponse) => (answer = next),
  };
};

const posts = (count: number) => ({ status: 200, body: { data: { data: makeSummaries(count) } } });

it('asks another content API for the whole list, and answers pages of it', async () => {
  const { handle, asked } = setUp(posts(8));
  expect((await handle('GET', '/api/landing/blogs/active?page=2')).body).toEqual({
    data: { data: { items: [expect.anything(), expect.anything()], total: 8, page: 2 } },
  });
  expect((await handle('GET', '/api/landing/blogs/active?page=1')).body).toMatchObject({
    data: { data: { items: { length: 6 }, total: 8, page: 1 } },
  });
  expect(asked()).toEqual(['/landing/blogs/active?']);
});

it('answers the whole list where no page is asked for, and never an older one', async () => {
  const { handle, asked, answerWith } = setUp(posts(8));
  await handle('GET', '/api/landing/blogs/active?page=1');
  answerWith(posts(9));
  expect((await handle('GET', '/api/landing/blogs/active')).body).toMatchObject({
    data: { data: { length: 9 } },
  });
  expect(asked()).toHaveLength(2);
});

it('asks once for the whole when many ask for its parts at the same time', async () => {
  const { handle, asked } = setUp(posts(20));
  await Promise.all(
    [1, 2, 3].map((page) => handle('GET', `/api/landing/blogs/active?page=${page}`)),
  );
  expect(asked()).toHaveLength(1);
});

it('asks for every part where nothing may be kept', async () => {
  const { handle, asked } = setUp(posts(8), 0);
  await handle('GET', '/api/landing/blogs/active?page=1');
  await handle('GET', '/api/landing/blogs/active?page=2');
  expect(asked()).toHaveLength(2);
});

it('passes a failure of the whole on, and asks again the next time', async () => {
  const { handle, asked, answerWith } = setUp({ status: 503, body: { message: 'Not now.' } });
  const failed = await handle('GET', '/api/webinars/events?page=1');
  expect(failed).toMatchObject({ status: 503, body: { message: 'Not now.' } });
  answerWith({ status: 200, body: { data: [] } });
  expect((await handle('GET', '/api/webinars/events?page=1')).body).toEqual({
    data: { items: [], total: 0, page: 1 },
  });
  expect(asked()).toHaveLength(2);
});

it('keeps the wholes of different categories apart', async () => {
  const { handle, asked } = setUp({ status: 200, body: { data: makeCategory() } });
  const beside = (id: string) =>
    handle('GET', `/api/help-center/category/${id}?beside=skip-a-turn`);
  expect((await beside('leads')).body).toMatchObject({ data: [{ name: 'Assignment rules' }] });
  await beside('leads');
  await beside('sources');
  expect(asked()).toEqual(['/help-center/category/leads?', '/help-center/category/sources?']);
});

it('answers 404 for what stands around a topic of a category that does not exist', async () => {
  const { handle } = setUp({ status: 200, body: { data: null } });
  expect(await handle('GET', '/api/help-center/category/gone?beside=x')).toMatchObject({
    status: 404,
  });
});
