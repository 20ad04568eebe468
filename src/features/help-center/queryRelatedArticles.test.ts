import type { ApiRequest } from '../../contract/calls.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import {
  okAnswer,
  failedAnswer,
  makeTestServices,
  type TestAnswers,
} from '../../testing/testServices.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import { PATIENCE_MS, queryRelatedArticles } from './queryRelatedArticles.ts';
import { makeArticle, makeCategory } from './help.fixtures.ts';

const SLUG = 'set-up-a-rotation';
const TOPIC: ApiRequest = { name: 'helpTopic', params: { slug: SLUG } };
const BESIDE: ApiRequest = { name: 'topicsBeside', params: { id: 'leads', slug: SLUG } };

const start = (answers: TestAnswers) => {
  const services = makeTestServices(answers);
  const store = makeTestStore(services);
  return {
    store,
    requests: services.requests,
    read: store.dispatch(queryRelatedArticles(SLUG)),
    stored: () =>
      helpCenterApi.endpoints.getTopicsBeside.select({ id: 'leads', slug: SLUG })(store.getState())
        .data,
  };
};

it('reads what stands around the article in the category that it names', async () => {
  const { read, requests, stored } = start({
    helpTopic: okAnswer(makeArticle()),
    helpCategory: okAnswer(makeCategory()),
  });
  await read;
  expect(requests).toEqual([TOPIC, BESIDE]);
  expect(stored()).toMatchObject([{ name: 'Assignment rules' }]);
});

it('joins the read of the article that is under way', async () => {
  const { store, read, requests } = start({
    helpTopic: okAnswer(makeArticle()),
    helpCategory: okAnswer(makeCategory()),
  });
  await Promise.all([store.dispatch(queryRelatedArticles(SLUG)), read]);
  expect(requests).toEqual([TOPIC, BESIDE]);
});

it.each([
  ['the article is missing', failedAnswer(404)],
  ['the article names none', okAnswer(makeArticle({ category_id: '' }))],
])('reads nothing around it where %s', async (_, answer) => {
  const { read, requests } = start({ helpTopic: answer });
  await read;
  expect(requests).toEqual([TOPIC]);
});

it('settles where the category fails', async () => {
  const { read } = start({ helpTopic: okAnswer(makeArticle()), helpCategory: failedAnswer(500) });
  expect(await read).toHaveProperty('error');
});

it('waits for a slow category only so long', async () => {
  jest.useFakeTimers();
  const { read, stored } = start({
    helpTopic: okAnswer(makeArticle()),
    helpCategory: () => new Promise(() => undefined),
  });
  let hasSettled = false;
  void read.then(() => (hasSettled = true));
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(hasSettled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(hasSettled).toBe(true);
  expect(stored()).toBeUndefined();
  jest.useRealTimers();
});
