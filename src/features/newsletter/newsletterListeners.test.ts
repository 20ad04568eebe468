import { keyForSending } from '../../shared/lead-form/formDraft.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
} from '../../testing/testServices.ts';
import { onlineStatusChanged } from '../../store/onlineStatusChanged.ts';
import { newsletterApi } from './newsletterApi.ts';
import { boxShown, listenToNewsletter, NEWSLETTER_FORM } from './newsletterListeners.ts';
import { addressSubmitted, selectIsSubmitting } from './newsletterSlice.ts';

const email = 'ada@example.com';
const PENDING = 'newsletter-pending';

const accepted = (message = 'Welcome to the letter.') => okAnswer(null, message);
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A tab in which the box may send; the answers may change meanwhile. */
const makeTab = (answer: TestAnswer<'subscribe'>) => {
  const services = makeTestServices({ subscribe: answer });
  const store = makeTestStore(services, [listenToNewsletter]);
  const { tabStorage, requests, notify } = services;
  return {
    store,
    tabStorage,
    requests,
    notify,
    key: () => store.dispatch(keyForSending(NEWSLETTER_FORM, { email })),
    pending: () =>
      (JSON.parse(tabStorage.getItem(PENDING) ?? '[]') as { email: string }[]).map(
        (address) => address.email,
      ),
    /** As the box does. */
    subscribe: (idempotencyKey = 'key') => {
      store.dispatch(addressSubmitted());
      return store.dispatch(
        newsletterApi.endpoints.subscribe.initiate({ email, idempotencyKey }, { track: false }),
      );
    },
  };
};

/** A tab that keeps an address from before. */
const makeTabWithPending = (answer: TestAnswer<'subscribe'>) => {
  const tab = makeTab(answer);
  tab.tabStorage.setItem(PENDING, JSON.stringify([{ email, idempotencyKey: 'before' }]));
  return tab;
};

const passTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows what the server says, and forgets all about the address', async () => {
  let isDown = true;
  const { key, notify, pending, store, subscribe, tabStorage } = makeTab(() =>
    isDown ? failedAnswer(503) : accepted(),
  );
  const before = key();
  expect(tabStorage.getItem('sending:newsletter')).toContain(before);
  await subscribe(before);
  expect(pending()).toEqual([email]);
  notify.mockClear();
  isDown = false;
  await subscribe(before);
  expect(notify.mock.calls).toEqual([['success', 'Welcome to the letter.']]);
  expect(pending()).toEqual([]);
  expect(key()).not.toBe(before);
  expect(store.getState().newsletter).toEqual({ phase: 'editing', pending: [], receipt: null });
});

it('has words of its own when the server has none', async () => {
  const { notify, subscribe } = makeTab(accepted(''));
  await subscribe();
  expect(notify.mock.calls).toEqual([['success', 'You are subscribed to the newsletter.']]);
});

it('says of an address that was refused that it is connected, and lets it be', async () => {
  const { notify, pending, requests, subscribe } = makeTab(failedAnswer(409, 'Already there'));
  await subscribe();
  expect(notify.mock.calls).toEqual([['success', 'Your are already connected to newsletter']]);
  await passTime(60_000);
  expect(pending()).toEqual([]);
  expect(requests).toHaveLength(1);
});

it.each<[string, TestAnswer<'subscribe'>]>([
  ['is down', failedAnswer(503)],
  ['is not reached', unreachable],
])(
  'sends the address again after 1, 2, 4 and 8 seconds while the server %s',
  async (_what, answer) => {
    const { key, notify, pending, requests, subscribe } = makeTab(answer);
    const first = key();
    await subscribe(first);
    expect(pending()).toEqual([email]);
    for (const [delay, sent] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
      [8000, 5],
    ] as const) {
      await passTime(delay - 1);
      expect(requests).toHaveLength(sent - 1);
      await passTime(1);
      expect(requests).toHaveLength(sent);
    }
    await passTime(600_000);
    expect(requests).toHaveLength(5);
    expect(requests.at(-1)).toMatchObject({
      name: 'subscribe',
      body: { email },
      idempotencyKey: first,
    });
    expect(pending()).toEqual([email]);
    // The visitor hears of it once.
    expect(notify.mock.calls).toEqual([['success', 'Your are already connected to newsletter']]);
  },
);

it.each([accepted(), failedAnswer(422)])(
  'stops sending once the server has answered for good: %#',
  async (answer) => {
    let isDown = true;
    const { key, notify, pending, requests, subscribe } = makeTab(() =>
      isDown ? failedAnswer(503) : answer,
    );
    const first = key();
    await subscribe(first);
    isDown = false;
    await passTime(600_000);
    expect(requests).toHaveLength(2);
    expect(pending()).toEqual([]);
    expect(key()).not.toBe(first);
    expect(notify).toHaveBeenCalledTimes(1);
  },
);

it('sends an address kept from before at once when the box is shown, and later again', async () => {
  const { pending, requests, store } = makeTabWithPending(failedAnswer(503));
  store.dispatch(boxShown());
  await passTime(0);
  expect(requests).toHaveLength(1);
  await passTime(1999);
  expect(requests).toHaveLength(1);
  await passTime(1);
  expect(requests).toHaveLength(2);
  await passTime(600_000);
  expect(requests).toHaveLength(4);
  expect(pending()).toEqual([email]);
});

it('is not submitting, tells nobody and leaves nothing in the cache while it sends again', async () => {
  const { notify, store, subscribe } = makeTab(failedAnswer(503));
  await subscribe();
  notify.mockClear();
  const phases = new Set<boolean>();
  store.subscribe(() => phases.add(selectIsSubmitting(store.getState())));
  await passTime(600_000);
  expect([...phases]).toEqual([false]);
  expect(notify).not.toHaveBeenCalled();
  expect(store.getState().api.mutations).toEqual({});
});

it('sends every address again that the server could not take, each under its key', async () => {
  let isDown = true;
  const { requests, pending, store } = makeTab(() => (isDown ? failedAnswer(503) : accepted()));
  for (const address of ['first@example.com', email]) {
    const { subscribe } = newsletterApi.endpoints;
    await store.dispatch(subscribe.initiate({ email: address, idempotencyKey: address }));
  }
  expect(pending()).toEqual(['first@example.com', email]);
  isDown = false;
  await passTime(600_000);
  expect(requests.slice(2).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'first@example.com',
    email,
  ]);
  expect(pending()).toEqual([]);
});

it.each(['ada@example.com', '{}', '[null,{"email":1}]'])(
  'ignores something else in the storage: %s',
  async (stored) => {
    const { requests, store, tabStorage } = makeTab(accepted());
    tabStorage.setItem(PENDING, stored);
    store.dispatch(boxShown());
    await passTime(600_000);
    expect(requests).toEqual([]);
  },
);

it('sends a kept address at once when the network is back', async () => {
  let isThere = false;
  const { key, requests, pending, store, subscribe } = makeTab(() =>
    isThere ? accepted() : unreachable(),
  );
  const first = key();
  await subscribe(first);
  await passTime(600_000);
  const sent = requests.length;
  isThere = true;
  store.dispatch(onlineStatusChanged(true));
  await passTime(0);
  expect(requests.slice(sent).map(({ idempotencyKey }) => idempotencyKey)).toEqual([first]);
  expect(pending()).toEqual([]);
});

it('goes on in one place when the box is shown again', async () => {
  const { requests, store } = makeTabWithPending(failedAnswer(503));
  store.dispatch(boxShown());
  await passTime(0);
  store.dispatch(boxShown());
  await passTime(0);
  expect(requests).toHaveLength(2);
  await passTime(2000);
  expect(requests).toHaveLength(3);
});
