import { act, render, screen } from '@testing-library/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Provider } from 'react-redux';
import type { ApiAnswer } from '../contract/calls.ts';
import { READ_CACHE_SECONDS } from '../contract/constants.ts';
import type { HelpArticle } from '../contract/entities.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../testing/testServices.ts';
import { baseApi } from './baseApi.ts';
import { useReadOnce } from './useReadOnce.ts';

const { getTopic } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTopic: build.query<HelpArticle, string>({
      query: (slug) => ({ name: 'helpTopic', params: { slug } }),
    }),
  }),
}).endpoints;

function View({ slug }: { slug: string | undefined }) {
  const { data, isLoading, isError, isFetching, refetch } = useReadOnce(
    getTopic,
    slug ?? skipToken,
  );
  return (
    <button onClick={refetch}>
      {[slug, isLoading && 'loading', isError && 'failed', data?.title, isFetching && 'fetching']
        .filter(Boolean)
        .join(' ')}
    </button>
  );
}

const topic = (title: string) => okAnswer({ title } as HelpArticle);

const ANSWER_MS = 50;

const makeVisit = (...answers: ApiAnswer<HelpArticle>[]) => {
  const { requests, ...services } = makeTestServices({
    helpTopic: async () => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      return answers.shift() ?? failedAnswer();
    },
  });
  const store = makeTestStore({ ...services });
  const inStore = (slug: string | undefined, count: number) => (
    <Provider store={store}>
      {Array.from({ length: count }, (_, index) => (
        <View key={index} slug={slug} />
      ))}
    </Provider>
  );
  return {
    asked: () => requests.map(({ params }) => (params as { slug: string }).slug),
    /** What a link that leads here does. */
    ask: (slug: string) =>
      act(async () => {
        void store.dispatch(getTopic.initiate(slug, { subscribe: false }));
        await jest.advanceTimersByTimeAsync(2 * ANSWER_MS);
      }),
    show: async (slug: string | undefined, { views = 1 } = {}) => {
      const { rerender, unmount } = render(inStore(slug, views));
      await act(() => jest.advanceTimersByTimeAsync(2 * ANSWER_MS));
      return {
        leave: unmount,
        goTo: async (next: string | undefined) => {
          rerender(inStore(next, views));
          await act(() => jest.advanceTimersByTimeAsync(2 * ANSWER_MS));
        },
      };
    },
  };
};

const seen = () =>
  screen.getAllByRole('button').map((view) => view.textContent?.trim().replace(/ +/g, ' '));

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

const pressTryAgain = async () => {
  act(() => screen.getAllByRole('button')[0]!.click());
  await pass(0.1);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows cached data and keeps it while it is mounted', async () => {
  const { ask, asked, show } = makeVisit(topic('Rota'));
  await ask('rota');
  await show('rota');
  await pass(2 * READ_CACHE_SECONDS);
  expect(seen()).toEqual(['rota Rota']);
  expect(asked()).toEqual(['rota']);
});

it('does not repeat a query that failed before it is shown', async () => {
  const { ask, asked, show } = makeVisit();
  await ask('rota');
  await show('rota', { views: 2 });
  expect(seen()).toEqual(['rota failed', 'rota failed']);
  expect(asked()).toEqual(['rota']);
});

it.each([
  ['a prefetch', { isAskedBefore: true }],
  ['its own request', { isAskedBefore: false }],
])(
  'keeps the failure of %s on screen after its entry has expired',
  async (_, { isAskedBefore }) => {
    const { ask, asked, show } = makeVisit();
    if (isAskedBefore) await ask('rota');
    await show('rota', { views: 2 });
    for (const _entry of ['first', 'second']) {
      await pass(READ_CACHE_SECONDS + 20);
      expect(seen()).toEqual(['rota failed', 'rota failed']);
    }
    expect(asked()).toEqual(['rota']);
  },
);

it.each([
  ['fails', failedAnswer(), 'rota failed'],
  ['is answered', topic('Rota'), 'rota Rota'],
])('sends an expired failure again for a retry that %s', async (_, answer, outcome) => {
  const { ask, asked, show } = makeVisit(failedAnswer(), answer);
  await ask('rota');
  await show('rota');
  await pass(READ_CACHE_SECONDS + 20);
  act(() => screen.getByRole('button').click());
  await pass(0.03);

  expect(seen()).toEqual(['rota failed fetching']);
  await pass(2 * READ_CACHE_SECONDS);
  expect(seen()).toEqual([outcome]);
  expect(asked()).toEqual(['rota', 'rota']);
});

it('keeps no failure for another argument', async () => {
  const { asked, show } = makeVisit(failedAnswer(), failedAnswer(), topic('Rota'));
  const { goTo } = await show('rota');
  await pass(READ_CACHE_SECONDS + 20);
  await goTo('other');
  await pass(READ_CACHE_SECONDS + 20);
  expect(seen()).toEqual(['other failed']);
  await goTo('rota');
  expect(seen()).toEqual(['rota Rota']);
  expect(asked()).toEqual(['rota', 'other', 'rota']);
});

it('sends it once for each retry, and all views show the response', async () => {
  const { ask, asked, show } = makeVisit(failedAnswer(), failedAnswer(), topic('Rota'));
  await ask('rota');
  await show('rota', { views: 2 });
  await pressTryAgain();
  expect(seen()).toEqual(['rota failed', 'rota failed']);
  await pressTryAgain();
  expect(seen()).toEqual(['rota Rota', 'rota Rota']);
  await pass(2 * READ_CACHE_SECONDS);
  expect(seen()).toEqual(['rota Rota', 'rota Rota']);
  expect(asked()).toEqual(['rota', 'rota', 'rota']);
});

it('never shows the data of another argument', async () => {
  const { asked, show } = makeVisit(topic('Rota'), failedAnswer(), topic('Later'));
  const { goTo } = await show('rota');
  await goTo('other');
  expect(seen()).toEqual(['other failed']);
  await goTo('later');
  expect(seen()).toEqual(['later Later']);
  expect(asked()).toEqual(['rota', 'other', 'later']);
});

it('sends nothing for the skip token', async () => {
  const { asked, show } = makeVisit(topic('Rota'));
  const { goTo } = await show(undefined);
  await pressTryAgain();
  expect(seen()).toEqual(['loading']);
  expect(asked()).toEqual([]);
  await goTo('rota');
  expect(seen()).toEqual(['rota Rota']);
});

it('unsubscribes when it is unmounted', async () => {
  const { asked, show } = makeVisit(topic('Rota'), topic('Rota again'));
  const { leave } = await show('rota');
  leave();
  await pass(READ_CACHE_SECONDS + 1);
  await show('rota');
  expect(seen()).toEqual(['rota Rota again']);
  expect(asked()).toHaveLength(2);
});
