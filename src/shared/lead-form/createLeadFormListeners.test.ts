import { makeTestStore } from '../../testing/makeTestStore.ts';
import { onlineStatusChanged } from '../../store/onlineStatusChanged.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
  type TestServices,
} from '../../testing/testServices.ts';
import { sourceLearned } from './leadSourceSlice.ts';
import { booking, listenToTrials, PHONE, trialForms, TYPED } from './trialForms.fixtures.ts';

const { draftKept, formOpened, submitted } = trialForms;

const FORM = 'trial:a';
const submit = submitted({ form: FORM, draft: TYPED, trap: '' });

/** A tab whose store has the form, opened a second ago. */
const makeTab = (
  answer: TestAnswer<'requestDemo'> = okAnswer(booking, 'See you.'),
  services: TestServices = makeTestServices({ requestDemo: answer }),
) => {
  const store = makeTestStore(services, [listenToTrials]);
  store.dispatch(formOpened({ form: FORM, at: Date.now() - 1000 }));
  const kept = () => services.tabStorage.getItem(`draft:${FORM}`);
  const phase = () => trialForms.selectPhase(store.getState(), FORM);
  return { store, services, kept, phase };
};

const makeFilledTab = (...options: Parameters<typeof makeTab>) => {
  const tab = makeTab(...options);
  tab.store.dispatch(draftKept({ form: FORM, draft: { phone: PHONE } }));
  return tab;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('writes nothing into the tab while nothing is written into the form', () => {
  const { kept, services, store } = makeTab();
  store.dispatch(draftKept({ form: FORM, draft: { email: '' } }));
  expect(kept()).toBeNull();
  store.dispatch(draftKept({ form: FORM, draft: { email: 'ada' } }));
  services.tabStorage.setItem = () => {
    throw new Error('written again');
  };
  store.dispatch(draftKept({ form: FORM, draft: { email: 'ada' } }));
});

it('tells what brought the visitor here, if anything is known of it', async () => {
  const { services, store } = makeFilledTab();
  const touch = { utm_source: 'harbor', landing: '/pricing' };
  store.dispatch(sourceLearned({ first: touch, last: touch }));
  store.dispatch(submit);
  await settled();
  expect(services.requests[0]!.body).toMatchObject({ source: { first: touch, last: touch } });
});

it('sends what was written with its guards and a key, and comes to the answer', async () => {
  const { phase, services, store } = makeFilledTab();
  store.dispatch(submitted({ form: FORM, draft: TYPED, trap: 'spam' }));
  expect(phase()).toBe('submitting');
  await settled();
  expect(services.requests).toEqual([
    {
      name: 'requestDemo',
      params: {},
      body: {
        email: 'ada@example.com',
        phone: PHONE,
        moment: '2099-12-03 14:00',
        opening_hours: 'spam',
        form_age_ms: expect.any(Number),
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(trialForms.selectAnswer(store.getState(), FORM)).toEqual(booking);
});

it('sends once, however often the button is pressed', async () => {
  const { services, store } = makeFilledTab();
  store.dispatch(submit);
  store.dispatch(submit);
  await settled();
  store.dispatch(submit);
  await settled();
  expect(services.requests).toHaveLength(1);
});

it('keeps what was submitted, though no field was left', () => {
  const { kept, store } = makeTab(() => new Promise<never>(() => undefined));
  store.dispatch(submitted({ form: FORM, draft: { email: 'ada' }, trap: '' }));
  expect(kept()).toBe('{"email":"ada"}');
});

it('says what the server says of a success, and leaves nothing of the form in the tab', async () => {
  const { services, store } = makeFilledTab();
  const writes = jest.spyOn(services.tabStorage, 'setItem');
  store.dispatch(submit);
  await settled();
  expect(services.notify.mock.calls).toEqual([['success', 'See you.']]);
  const keys = ['draft', 'sending', 'opened'].map((what) => `${what}:${FORM}`);
  expect(keys.map((key) => services.tabStorage.getItem(key))).toEqual([null, null, null]);
  expect(writes).toHaveBeenCalledWith(`sending:${FORM}`, expect.any(String));
});

it('has words of its own for a success about which the server says nothing', async () => {
  const { services, store } = makeFilledTab(okAnswer(booking, ''));
  store.dispatch(submit);
  await settled();
  expect(services.notify.mock.calls).toEqual([['success', 'It was sent.']]);
});

it.each<[string, TestAnswer<'requestDemo'>]>([
  ['says nothing', failedAnswer(500, '')],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('has words of its own for a failure when the server %s', async (_what, answer) => {
  const { services, store } = makeFilledTab(answer);
  store.dispatch(submit);
  await settled();
  expect(services.notify.mock.calls).toEqual([['error', 'It failed.']]);
});

it('sends the same content under the same key again, and changed content under another', async () => {
  const { services, store } = makeFilledTab(failedAnswer(503));
  store.dispatch(submit);
  await settled();
  const reloaded = makeTab(undefined, services).store;
  reloaded.dispatch(submit);
  await settled();
  const changed = { ...TYPED, email: 'eve@example.com' };
  reloaded.dispatch(submitted({ form: FORM, draft: changed, trap: '' }));
  await settled();
  const [first, second, third] = services.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

/** A tab that has lost a sending; the network is back before `onlineStatusChanged` says so. */
const makeTabWithoutNetwork = async () => {
  let isThere = false;
  const tab = makeFilledTab(() =>
    isThere ? okAnswer(booking, 'See you.') : Promise.reject(new TypeError('Failed to fetch')),
  );
  tab.store.dispatch(submit);
  await settled();
  isThere = true;
  return tab;
};

it('sends again what was lost when the network is back, once, under the same key', async () => {
  const { kept, phase, services, store } = await makeTabWithoutNetwork();
  expect(phase()).toBe('editing');
  expect(JSON.parse(kept()!)).toEqual({ ...TYPED, phone: PHONE });
  store.dispatch(onlineStatusChanged(true));
  expect(phase()).toBe('submitting');
  store.dispatch(onlineStatusChanged(true));
  await settled();
  store.dispatch(onlineStatusChanged(true));
  await settled();
  const [first, second, ...more] = services.requests;
  expect(second).toEqual(first);
  expect(more).toEqual([]);
  expect(services.notify.mock.calls).toEqual([
    ['error', 'It failed.'],
    ['success', 'See you.'],
  ]);
  expect(kept()).toBeNull();
});

it('waits again when the network was back for a moment only', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { services, store } = makeFilledTab(lost);
  store.dispatch(submit);
  await settled();
  for (let time = 0; time < 2; time += 1) {
    store.dispatch(onlineStatusChanged(true));
    await settled();
  }
  const keys = services.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual(Array<string>(3).fill(keys[0]!));
});
