import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../../store/makeStore.ts';
import { networkReturned } from '../../store/networkReturned.ts';
import { visitorNotified } from '../../store/visitorNotified.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
  type TestServices,
} from '../../testing/testServices.ts';
import { toldBy } from '../../testing/toldBy.ts';
import { leadSourceSlice, sourceLearned } from './leadSourceSlice.ts';
import {
  booking,
  listenToTrials,
  PHONE,
  sendingFailed,
  sendingStarted,
  sendingSucceeded,
  trialForms,
  trialSlice,
  TYPED,
} from './trialForms.fixtures.ts';

const { draftKept, draftRestored, formOpened, submitted, validationFailed } = trialForms;

const FORM = 'trial:a';
const submit = submitted({ form: FORM, draft: TYPED, trap: '' });

/** A tab whose store has the form, opened a second ago. */
const makeTab = (
  answer: TestAnswer<'requestDemo'> = okAnswer(booking, 'See you.'),
  services: TestServices = makeTestServices({ requestDemo: answer }),
) => {
  const store = makeStore(services, { slices: [trialSlice], listeners: [listenToTrials] });
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

it('keeps in the tab what was written, without what is empty', () => {
  const { kept, store } = makeTab();
  store.dispatch(draftKept({ form: FORM, draft: { email: 'ada', date: '' } }));
  expect(kept()).toBe('{"email":"ada"}');
  store.dispatch(draftKept({ form: FORM, draft: { email: '', phone: '+1' } }));
  expect(kept()).toBe('{"phone":"+1"}');
});

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

it('fills the form in with what the tab has kept, as after a reload', () => {
  const { services, store } = makeTab();
  store.dispatch(draftKept({ form: FORM, draft: { email: 'ada' } }));
  const reloaded = makeTab(undefined, services).store.getState();
  expect(trialForms.selectDraft(reloaded, FORM)).toEqual({ email: 'ada' });
  expect(trialForms.selectDraft(reloaded, 'trial:b')).toEqual({});
});

it('tells what brought the visitor here, if anything is known of it', async () => {
  const { services, store } = makeFilledTab();
  const touch = { utm_source: 'harbor', landing: '/pricing' };
  store.attach({ slices: [leadSourceSlice] });
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

it('counts the age of the form from when it was first opened in the tab', async () => {
  const services = makeTestServices({ requestDemo: okAnswer(booking) });
  services.tabStorage.setItem(`opened:${FORM}`, JSON.stringify({ at: Date.now() - 60_000 + '' }));
  const { store } = makeFilledTab(undefined, services);
  store.dispatch(submit);
  await settled();
  const { form_age_ms } = services.requests[0]!.body as { form_age_ms: number };
  expect(form_age_ms).toBeGreaterThanOrEqual(60_000);
  expect(form_age_ms).toBeLessThan(120_000);
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

it('sends nothing while something is wrong, and says what', async () => {
  const { phase, services, store } = makeTab();
  store.dispatch(submitted({ form: FORM, draft: { email: 'ada', date: '2099-12-03' }, trap: '' }));
  expect(trialForms.selectErrors(store.getState(), FORM)).toEqual({
    email: 'Invalid email',
    phone: 'Phone number is required',
    time: 'Please select both date and time',
  });
  await settled();
  expect(phase()).toBe('editing');
  expect(services.requests).toEqual([]);
  expect(services.notify).not.toHaveBeenCalled();
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

it('says why the server refused, and keeps the draft', async () => {
  const { kept, phase, services, store } = makeFilledTab(failedAnswer(409, 'Too late.'));
  store.dispatch(submit);
  await settled();
  expect(services.notify.mock.calls).toEqual([['error', 'Too late.']]);
  expect(phase()).toBe('editing');
  expect(JSON.parse(kept()!)).toEqual({ ...TYPED, phone: PHONE });
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

/** A tab that has lost a sending; the network is back before `networkReturned` says so. */
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
  store.dispatch(networkReturned());
  expect(phase()).toBe('submitting');
  store.dispatch(networkReturned());
  await settled();
  store.dispatch(networkReturned());
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
    store.dispatch(networkReturned());
    await settled();
  }
  const keys = services.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual(Array<string>(3).fill(keys[0]!));
});

it('sends nothing by itself once the visitor has changed something', async () => {
  const { services, store } = await makeTabWithoutNetwork();
  store.dispatch(draftKept({ form: FORM, draft: { email: 'eve@example.com' } }));
  store.dispatch(networkReturned());
  await settled();
  expect(services.requests).toHaveLength(1);
});

it('sends nothing while somebody looks at an earlier state', async () => {
  const { phase, services, store } = await makeTabWithoutNetwork();
  Object.assign(store, {
    liftedStore: { getState: () => ({ currentStateIndex: 0, computedStates: [{}, {}] }) },
  });
  store.dispatch(networkReturned());
  await settled();
  expect(services.requests).toHaveLength(1);
  expect(services.notify).toHaveBeenCalledTimes(1);
  expect(phase()).toBe('editing');
});

const toldOn = (
  event: UnknownAction,
  { state = stateAfter([trialSlice]), services = makeTestServices() } = {},
) => toldBy(listenToTrials, event, { state, services });

it('dispatches nothing on opening a form of which the tab has no draft', () => {
  expect(toldOn(formOpened({ form: FORM, at: 0 }))).toEqual([]);
});

it('dispatches the draft of the tab on opening', () => {
  const services = makeTestServices();
  services.tabStorage.setItem(`draft:${FORM}`, '{"email":"ada"}');
  const told = toldOn(formOpened({ form: FORM, at: 0 }), { services });
  expect(told).toEqual([draftRestored({ form: FORM, draft: { email: 'ada' } })]);
});

it('dispatches what is wrong on a submit, by the fields of the request', () => {
  const draft = { email: 'ada@example.com', phone: PHONE };
  const state = stateAfter([trialSlice], draftKept({ form: FORM, draft }));
  expect(toldOn(submitted({ form: FORM, draft, trap: '' }), { state })).toEqual([
    validationFailed({ form: FORM, errors: { moment: 'Please select both date and time' } }),
  ]);
});

it('dispatches nothing on a submit while the form is sent or taken', () => {
  const sending = stateAfter([trialSlice], sendingStarted(FORM));
  expect(toldOn(submit, { state: sending })).toEqual([]);
  const taken = stateAfter([trialSlice], sendingStarted(FORM), sendingSucceeded(FORM));
  expect(toldOn(submit, { state: taken })).toEqual([]);
});

it('dispatches what the visitor is told of an answer', () => {
  expect(toldOn(sendingSucceeded(FORM))).toEqual([visitorNotified('success', 'It was sent.')]);
  expect(toldOn(sendingFailed(FORM))).toEqual([visitorNotified('error', 'No.')]);
});
