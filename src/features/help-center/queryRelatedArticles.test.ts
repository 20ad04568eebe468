import { callPath } from '../../contract/calls.ts';
import { makeStore } from '../../store/makeStore.ts';
import {
  apiAnswer,
  failedAnswer,
  makeTestServices,
  type TestAnswers,
} from '../../testing/renderWithProviders.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { PATIENCE_MS, queryRelatedArticles } from './queryRelatedArticles.ts';
import { makeArticle, makeCategory } from './help.fixtures.ts';

const SLUG = 'set-up-a-rotation';
const TOPIC = callPath('helpTopic', { slug: SLUG });
const CATEGORY = callPath('helpCategory', { id: 'leads' });

const start = (answers: TestAnswers) => {
  const services = makeTestServices(answers);
  const store = makeStore(services);
  return {
    store,
    paths: () => services.requests.map(({ path }) => path),
    read: store.dispatch(queryRelatedArticles(SLUG)),
    stored: () => helpCenterApi.endpoints.getHelpCategory.select('leads')(store.getState()).data,
  };
};

it('reads the category that the article names', async () => {
  const { read, paths, stored } = start({
    [TOPIC]: apiAnswer(makeArticle()),
    [CATEGORY]: apiAnswer(makeCategory()),
  });
  await read;
  expect(paths()).toEqual([TOPIC, CATEGORY]);
  expect(stored()).toMatchObject({ id: 'leads' });
});

it('joins the read of the article that is under way', async () => {
  const { store, read, paths } = start({
    [TOPIC]: apiAnswer(makeArticle()),
    [CATEGORY]: apiAnswer(makeCategory()),
  });
  await Promise.all([store.dispatch(queryRelatedArticles(SLUG)), read]);
  expect(paths()).toEqual([TOPIC, CATEGORY]);
});

it.each([
  ['the article is missing', failedAnswer(404)],
  ['the article names none', apiAnswer(makeArticle({ category_id: '' }))],
])('reads no category where %s', async (_, answer) => {
  const { read, paths } = start({ [TOPIC]: answer });
  await read;
  expect(paths()).toEqual([TOPIC]);
});

it('settles where the category fails', async () => {
  const { read } = start({ [TOPIC]: apiAnswer(makeArticle()), [CATEGORY]: failedAnswer(500) });
  expect(await read).toHaveProperty('error');
});

it('waits for a slow category only so long', async () => {
  jest.useFakeTimers();
  const { read, stored } = start({
    [TOPIC]: apiAnswer(makeArticle()),
    [CATEGORY]: () => new Promise(() => undefined),
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
