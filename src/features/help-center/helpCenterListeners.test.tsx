import { makeTestStore } from '../../testing/makeTestStore.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
} from '../../testing/testServices.ts';
import { makeArticle } from './help.fixtures.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import {
  articleLeft,
  articleOpened,
  listenToHelpArticles,
  listenToHelpSearch,
} from './helpCenterListeners.ts';
import { queryChanged, searchFocused, selectLiveQuery } from './helpSearchSlice.ts';

const makeVisit = (answer: TestAnswer<'helpTopic'> = failedAnswer(404)) => {
  const services = makeTestServices({ helpTopic: answer });
  const store = makeTestStore(services, [listenToHelpArticles, listenToHelpSearch]);
  return {
    store,
    notify: services.notify,
    requests: services.requests,
    navigate: services.navigate,
    open: (slug: string) => store.dispatch(articleOpened({ slug })),
    read: async (slug: string) => {
      const { getHelpTopic } = helpCenterApi.endpoints;
      const query = store.dispatch(getHelpTopic.initiate(slug, { forceRefetch: true }));
      await query;
      query.unsubscribe();
      // The effect that waits for the answer comes after it.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

it('says that an article does not exist and goes back to the help center in its place', async () => {
  const { navigate, notify, open, read } = makeVisit(failedAnswer(404));
  open('rota');
  await read('rota');
  expect(notify.mock.calls).toEqual([['error', 'Article not found']]);
  expect(navigate.mock.calls).toEqual([['/help-center', { replace: true }]]);
});

it('says that an article could not be loaded, each time, and stays', async () => {
  const { navigate, notify, open, read } = makeVisit(failedAnswer(503));
  open('rota');
  await read('rota');
  await read('rota');
  expect(notify.mock.calls).toEqual([
    ['error', 'Failed to load article'],
    ['error', 'Failed to load article'],
  ]);
  expect(navigate).not.toHaveBeenCalled();
});

it('says nothing of articles that are not on screen', async () => {
  const { navigate, notify, open, read, store } = makeVisit();
  await read('rota');
  open('other');
  await read('rota');
  store.dispatch(articleLeft());
  await read('other');
  expect(notify).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('speaks of the article that was opened last alone', async () => {
  const { notify, open, read } = makeVisit(failedAnswer(503));
  open('rota');
  open('other');
  await read('rota');
  expect(notify).not.toHaveBeenCalled();
  await read('other');
  expect(notify).toHaveBeenCalledTimes(1);
});

it('takes no read for a failure that was not sent because it is under way', async () => {
  const { notify, open, read } = makeVisit(async () => okAnswer(makeArticle()));
  open('rota');
  await Promise.all([read('rota'), read('rota')]);
  expect(notify).not.toHaveBeenCalled();
});

it('says nothing of an article that arrives', async () => {
  const { notify, open, read } = makeVisit(okAnswer(makeArticle()));
  open('rota');
  await read('rota');
  expect(notify).not.toHaveBeenCalled();
});

it('searches once typing has paused, counted from the last key', async () => {
  jest.useFakeTimers();
  const { store } = makeVisit();
  const liveQuery = () => selectLiveQuery(store.getState());
  store.dispatch(searchFocused());
  store.dispatch(queryChanged('ro'));
  await jest.advanceTimersByTimeAsync(250 - 1);
  store.dispatch(queryChanged('rot'));
  await jest.advanceTimersByTimeAsync(250 - 1);
  expect(liveQuery()).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(liveQuery()).toBe('rot');
  jest.useRealTimers();
});

it('speaks of an article that had failed before it was opened, once', async () => {
  const { notify, open, read } = makeVisit(failedAnswer(503));
  await read('rota');
  expect(notify).not.toHaveBeenCalled();
  open('rota');
  expect(notify.mock.calls).toEqual([['error', 'Failed to load article']]);
});
