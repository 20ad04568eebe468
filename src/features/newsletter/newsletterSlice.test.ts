import { makeTestStore } from '../../testing/makeTestStore.ts';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
} from '../../testing/testServices.ts';
import { cameOnline } from '../../store/cameOnline.ts';
import {
  addressEdited,
  listenToNewsletter,
  restoreUnsentAddresses,
  selectError,
  selectIsSubmitting,
  selectReceipt,
  submitAddress,
} from './newsletterSlice.ts';

const email = 'ada@example.com';
const PENDING = 'newsletter-pending';
const CONNECTED = ['success', 'Your are already connected to newsletter'];

const accepted = okAnswer(null, 'Welcome to the letter.');
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

const makeTab = (
  answer: TestAnswer<'subscribe'>,
  services = makeTestServices({ subscribe: answer }),
) => {
  const store = makeTestStore(services, [listenToNewsletter]);
  const { tabStorage, requests, notify } = services;
  return {
    store,
    services,
    requests,
    notify,
    keys: () => requests.map(({ idempotencyKey }) => idempotencyKey),
    pending: () =>
      (JSON.parse(tabStorage.getItem(PENDING) ?? '[]') as { email: string }[]).map(
        (address) => address.email,
      ),
    submit: (address = email) => store.dispatch(submitAddress(address)),
  };
};

const passTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends an address once with the honeypot, even after a double click', async () => {
  const { requests, store } = makeTab(accepted);
  const submitted = store.dispatch(submitAddress(email, 'spam'));
  expect(selectIsSubmitting(store.getState())).toBe(true);
  expect(await store.dispatch(submitAddress(email))).toBe(false);
  expect(await submitted).toBe(true);
  expect(selectIsSubmitting(store.getState())).toBe(false);
  expect(requests.map(({ body }) => body)).toEqual([{ email, opening_hours: 'spam' }]);
});

it('asks for an address and sends nothing', async () => {
  const { notify, requests, submit } = makeTab(accepted);
  expect(await submit('')).toBe(false);
  expect(notify.mock.calls).toEqual([['error', 'Please enter an email address']]);
  expect(requests).toEqual([]);
});

it.each(['ada', 'ada@example', 'ada@ex_ample.com', 'ada@192.0.2.1'])(
  'refuses %j, until it is edited or another page is opened',
  async (address) => {
    const { requests, store, submit } = makeTab(accepted);
    expect(await submit(address)).toBe(false);
    expect(requests).toEqual([]);
    expect(selectError(store.getState())).toBe('Invalid email');
    store.dispatch(locationChangedTo('/webinars#newsletter', { from: '/webinars' }));
    expect(selectError(store.getState())).toBe('Invalid email');
    store.dispatch(addressEdited());
    expect(selectError(store.getState())).toBeNull();
    await submit(address);
    store.dispatch(locationChangedTo('/webinars'));
    expect(selectError(store.getState())).toBeNull();
  },
);

it('keeps the address in its box after a failure, and can be submitted again', async () => {
  const { store, submit } = makeTab(failedAnswer(422));
  expect(await submit()).toBe(false);
  expect(selectIsSubmitting(store.getState())).toBe(false);
});

it('reuses the idempotency key of an address until it is accepted', async () => {
  let answer: ReturnType<typeof failedAnswer> | typeof accepted = failedAnswer(503);
  const { keys, pending, submit } = makeTab(() => answer);
  await submit();
  expect(pending()).toEqual([email]);
  answer = accepted;
  await submit();
  expect(pending()).toEqual([]);
  await submit();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it.each<[string, TestAnswer<'subscribe'>, string[]]>([
  ['the message of the server', accepted, ['success', 'Welcome to the letter.']],
  ['a default message', okAnswer(null, ''), ['success', 'You’re subscribed.']],
  ['a success for a refused address', failedAnswer(409, 'Already there'), CONNECTED],
])('shows %s once and does not retry', async (_what, answer, toast) => {
  const { notify, pending, requests, submit } = makeTab(answer);
  await submit();
  await passTime(600_000);
  expect(notify.mock.calls).toEqual([toast]);
  expect(pending()).toEqual([]);
  expect(requests).toHaveLength(1);
});

it.each<[string, TestAnswer<'subscribe'>]>([
  ['down', failedAnswer(503)],
  ['unreachable', unreachable],
])('retries after 1, 2, 4 and 8 seconds while the server is %s', async (_what, answer) => {
  const { keys, notify, pending, requests, store, submit } = makeTab(answer);
  await submit();
  const phases = new Set<boolean>();
  store.subscribe(() => phases.add(selectIsSubmitting(store.getState())));
  for (const [index, delay] of [1000, 2000, 4000, 8000].entries()) {
    await passTime(delay - 1);
    expect(requests).toHaveLength(index + 1);
    await passTime(1);
    expect(requests).toHaveLength(index + 2);
  }
  await passTime(600_000);
  expect(new Set(keys()).size).toBe(1);
  expect(requests).toHaveLength(5);
  expect(pending()).toEqual([email]);
  // The visitor does not notice the retries.
  expect(notify.mock.calls).toEqual([CONNECTED]);
  expect([...phases]).toEqual([false]);
});

it.each([accepted, failedAnswer(422)])(
  'stops retrying after a final response: %#',
  async (final) => {
    let answer: ReturnType<typeof failedAnswer> | typeof accepted = failedAnswer(503);
    const { pending, requests, submit } = makeTab(() => answer);
    await submit();
    answer = final;
    await passTime(600_000);
    expect(requests).toHaveLength(2);
    expect(pending()).toEqual([]);
  },
);

it('retries every pending address with its own key', async () => {
  let answer: ReturnType<typeof failedAnswer> | typeof accepted = failedAnswer(503);
  const { keys, pending, submit } = makeTab(() => answer);
  await submit('first@example.com');
  await submit();
  expect(pending()).toEqual(['first@example.com', email]);
  answer = accepted;
  await passTime(600_000);
  expect(keys().slice(2)).toEqual(keys().slice(0, 2));
  expect(new Set(keys()).size).toBe(2);
  expect(pending()).toEqual([]);
});

it('retries each of two pending addresses four times', async () => {
  const { keys, pending, submit } = makeTab(failedAnswer(503));
  await submit('first@example.com');
  await submit();
  await passTime(600_000);
  const [first, second] = keys();
  expect(keys().filter((key) => key === first)).toHaveLength(5);
  expect(keys().filter((key) => key === second)).toHaveLength(5);
  expect(pending()).toEqual(['first@example.com', email]);
});

it('takes a new key for an address that was accepted while another is pending', async () => {
  const { keys, pending, submit } = makeTab(({ body }) =>
    JSON.stringify(body).includes('first@') ? failedAnswer(503) : accepted,
  );
  await submit('first@example.com');
  await submit();
  await submit();
  expect(pending()).toEqual(['first@example.com']);
  expect(new Set(keys()).size).toBe(3);
});

it('takes a new key for an address that a retry has sent', async () => {
  const answers = [failedAnswer(503), accepted, accepted];
  const { keys, submit } = makeTab(() => answers.shift()!);
  await submit();
  await passTime(1000);
  await submit();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it.each([accepted, failedAnswer(503)])(
  'is still submitting when the retry of another address is answered: %#',
  async (answer) => {
    const { requests, store, submit } = makeTab(({ body }) => {
      if (requests.length === 1) return failedAnswer(503);
      return JSON.stringify(body).includes('slow@') ? new Promise(() => undefined) : answer;
    });
    await submit();
    void submit('slow@example.com');
    await passTime(1000);
    expect(requests).toHaveLength(3);
    expect(selectIsSubmitting(store.getState())).toBe(true);
  },
);

it('ignores the failure of a retry when the visitor has sent the address meanwhile', async () => {
  let failRetry: (() => void) | undefined;
  const { pending, requests, submit } = makeTab(() => {
    if (requests.length === 1) return failedAnswer(503);
    if (requests.length === 3) return accepted;
    return new Promise((resolve) => {
      failRetry = () => resolve(failedAnswer(503));
    });
  });
  await submit();
  await passTime(1000);
  expect(await submit()).toBe(true);
  failRetry?.();
  await passTime(600_000);
  expect(requests).toHaveLength(3);
  expect(pending()).toEqual([]);
});

it('retries at once when a box is shown in a tab with unsent addresses, then with delays', async () => {
  const { requests, services, store } = makeTab(failedAnswer(503));
  services.tabStorage.setItem(PENDING, JSON.stringify([{ email, idempotencyKey: 'before' }]));
  store.dispatch(restoreUnsentAddresses());
  await passTime(0);
  store.dispatch(restoreUnsentAddresses());
  await passTime(0);
  expect(requests).toHaveLength(2);
  await passTime(1999);
  expect(requests).toHaveLength(2);
  await passTime(1);
  expect(requests).toHaveLength(3);
});

it('retries at once when the browser is online again', async () => {
  let isOnline = false;
  const { keys, pending, store, submit } = makeTab(() => (isOnline ? accepted : unreachable()));
  await submit();
  await passTime(600_000);
  const sentCount = keys().length;
  isOnline = true;
  store.dispatch(cameOnline());
  await passTime(0);
  expect(keys().slice(sentCount)).toEqual([keys()[0]]);
  expect(pending()).toEqual([]);
});

it('sends once when the browser is online again during a delay', async () => {
  let isOnline = false;
  const { requests, store, submit } = makeTab(() => (isOnline ? accepted : unreachable()));
  await submit();
  isOnline = true;
  store.dispatch(cameOnline());
  await passTime(600_000);
  expect(requests).toHaveLength(2);
});

it('retries in a tab whose storage is full', async () => {
  const { keys, services, submit } = makeTab(failedAnswer(503));
  services.tabStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await submit();
  await passTime(3000);
  expect(keys()).toEqual(Array<string>(3).fill(keys()[0]!));
});

it.each([
  '[',
  '7',
  'null',
  '{"email":"a@b.cd"}',
  '[null,7,"a@b.cd",{"email":7,"idempotencyKey":"a"},{"email":"a@b.cd","idempotencyKey":"a\\nb"}]',
])('works in a tab that has stored %s', async (stored) => {
  const { requests, services, store, submit } = makeTab(accepted);
  services.tabStorage.setItem(PENDING, stored);
  store.dispatch(restoreUnsentAddresses());
  await passTime(600_000);
  expect(requests).toEqual([]);
  expect(await submit()).toBe(true);
});

it('sends nothing during time travel, and goes on afterwards', async () => {
  const { pending, requests, store, submit } = makeTab(() =>
    requests.length > 1 ? accepted : failedAnswer(503),
  );
  const lifted = { currentStateIndex: 1, computedStates: [{}, {}] };
  Object.assign(store, { liftedStore: { getState: () => lifted } });
  await submit();
  lifted.currentStateIndex = 0;
  await passTime(600_000);
  expect(requests).toHaveLength(1);
  lifted.currentStateIndex = 1;
  await passTime(1000);
  expect(requests).toHaveLength(2);
  expect(pending()).toEqual([]);
});

it('forgets the previous receipt when another address is submitted', async () => {
  const { store, submit } = makeTab(okAnswer({ receipt: 'HN-1' }));
  await submit();
  expect(selectReceipt(store.getState())).toBe('HN-1');
  void submit();
  expect(selectReceipt(store.getState())).toBeNull();
});
