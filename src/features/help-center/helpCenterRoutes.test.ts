import type { ApiRequest } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import type { ApiState } from '../../store/rootReducer.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import {
  okAnswer,
  failedAnswer,
  makeTestServices,
  type TestAnswers,
} from '../../testing/testServices.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import { helpCenterRoutes, RELATED_TIMEOUT_MS } from './helpCenterRoutes.ts';
import { makeArticle, makeCategory } from './help.fixtures.ts';

const SLUG = 'set-up-a-rotation';
const TOPIC: ApiRequest = { name: 'helpTopic', params: { slug: SLUG } };
const BESIDE: ApiRequest = { name: 'topicsBeside', params: { id: 'leads', slug: SLUG } };

const start = (answers: TestAnswers) => {
  const services = makeTestServices(answers);
  const store = makeTestStore(services);
  const route = helpCenterRoutes.find(({ path }) => path === paths.helpArticle.pattern)!;
  const started = route.startQueries!(
    async (endpoint, arg) => store.dispatch(endpoint.initiate(arg, { subscribe: false })),
    { params: { slug: SLUG }, search: new URLSearchParams() },
    {},
  );
  return {
    requests: services.requests,
    topics: started.then(({ side }) => side![0]!),
    cached: () =>
      helpCenterApi.endpoints.getTopicsBeside.select({ id: 'leads', slug: SLUG })(
        store.getState() as ApiState,
      ).data,
  };
};

it('reads the topics around an article once its category is known', async () => {
  const { topics, requests, cached } = start({
    helpTopic: okAnswer(makeArticle()),
    helpCategory: okAnswer(makeCategory()),
  });
  await topics;
  expect(requests).toEqual([TOPIC, BESIDE]);
  expect(cached()).toMatchObject([{ name: 'Assignment rules' }]);
});

it.each([
  ['the article is missing', failedAnswer(404)],
  ['the article has no category', okAnswer(makeArticle({ category_id: '' }))],
])('prefetches no topics where %s', async (_, answer) => {
  const { topics, requests } = start({ helpTopic: answer });
  await topics;
  expect(requests).toEqual([TOPIC]);
});

it('reports a category that fails', async () => {
  const { topics } = start({ helpTopic: okAnswer(makeArticle()), helpCategory: failedAnswer(500) });
  expect(await topics).toHaveProperty('error');
});

it('does not wait for a slow category', async () => {
  jest.useFakeTimers();
  const { topics, cached } = start({
    helpTopic: okAnswer(makeArticle()),
    helpCategory: () => new Promise(() => undefined),
  });
  let hasSettled = false;
  void topics.then(() => (hasSettled = true));
  await jest.advanceTimersByTimeAsync(RELATED_TIMEOUT_MS - 1);
  expect(hasSettled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(hasSettled).toBe(true);
  expect(cached()).toBeUndefined();
  jest.useRealTimers();
});
