import configureMockStore from 'redux-mock-store';
import type { Middleware } from '@reduxjs/toolkit';
import { onlineStatusChanged } from '../../store/onlineStatusChanged.ts';
import type { RootState } from '../../store/rootReducer.ts';
import type { AppDispatch, AppThunk } from '../../store/services.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
} from '../../testing/testServices.ts';
import { draftChanged, selectPhase, selectResponse } from './formsSlice.ts';
import { booking, DEMO_TEXTS } from './leads.fixtures.ts';
import { DEMO_FORM } from './leadsApi.ts';
import { changeDraft, listenToForms, openForm, submitForm, toDemoRequest } from './submitForm.ts';

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

const makeTab = (
  answer: TestAnswer<'requestDemo'> = okAnswer(booking, 'See you.'),
  services = makeTestServices({ requestDemo: answer }),
) => {
  const store = makeTestStore(services, [listenToForms]);
  return {
    store,
    services,
    submit: (texts: Record<string, string> = DEMO_TEXTS, honeypot = '') =>
      store.dispatch(submitForm(DEMO_FORM, texts, honeypot)),
    savedDraft: () => services.tabStorage.getItem(`draft:${DEMO_FORM}`),
    keys: () => services.requests.map(({ idempotencyKey }) => idempotencyKey),
  };
};

it('dispatches the errors of an invalid form and sends nothing', async () => {
  const services = makeTestServices();
  const thunk: Middleware =
    ({ dispatch, getState }) =>
    (next) =>
    (action) =>
      typeof action === 'function'
        ? (action as AppThunk)(dispatch as AppDispatch, getState as () => RootState, services)
        : next(action);
  const store = configureMockStore<RootState>([thunk as never])(stateAfter());
  store.dispatch(submitForm(DEMO_FORM, {}, '') as never);
  expect(store.getActions()).toEqual([
    draftChanged({ form: DEMO_FORM, texts: {} }),
    expect.objectContaining({ type: 'forms/validationFailed' }),
  ]);
  expect(services.requests).toEqual([]);
});

it('sends the fields with the honeypot, the time on the form and a key', async () => {
  const { services, store, submit } = makeTab();
  store.dispatch(openForm(DEMO_FORM, Date.now() - 1000));
  const submitted = submit(DEMO_TEXTS, 'spam');
  expect(selectPhase(store.getState(), DEMO_FORM)).toBe('submitting');
  await submitted;
  const { preferred_date: _date, preferred_time: _time, ...person } = DEMO_TEXTS;
  expect(services.requests).toEqual([
    {
      name: 'requestDemo',
      params: {},
      body: {
        ...person,
        last_name: 'Ek',
        preferred_datetime: new Date(2099, 11, 3, 14).toISOString(),
        opening_hours: 'spam',
        form_age_ms: expect.any(Number),
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(selectResponse(store.getState(), DEMO_FORM)).toEqual(booking);
});

it('sends once, even after a double click and a success', async () => {
  const { services, submit } = makeTab();
  await Promise.all([submit(), submit()]);
  await submit();
  expect(services.requests).toHaveLength(1);
});

it('saves a changed draft in the tab, restores it, and clears it after a success', async () => {
  const { savedDraft, services, store, submit } = makeTab();
  store.dispatch(changeDraft(DEMO_FORM, { email: '' }));
  expect(savedDraft()).toBeNull();
  store.dispatch(changeDraft(DEMO_FORM, { email: 'ada' }));
  expect(savedDraft()).toBe('{"email":"ada"}');

  const reloaded = makeTab(undefined, services);
  reloaded.store.dispatch(openForm(DEMO_FORM, 0));
  expect(reloaded.store.getState().forms).toMatchObject({
    [DEMO_FORM]: { draft: { email: 'ada' } },
  });
  await submit();
  for (const key of ['draft', 'sending', 'opened']) {
    expect(services.tabStorage.getItem(`${key}:${DEMO_FORM}`)).toBeNull();
  }
});

it.each<[string, TestAnswer<'requestDemo'>, [string, string]]>([
  ['a success with a message', okAnswer(booking, 'See you.'), ['success', 'See you.']],
  [
    'a success without a message',
    okAnswer(booking),
    ['success', 'Demo request submitted successfully!'],
  ],
  ['a failure with a message', failedAnswer(503, 'Not now.'), ['error', 'Not now.']],
  [
    'a failure without a message',
    failedAnswer(500, ''),
    ['error', 'Submission failed. Please try again.'],
  ],
  ['an unreachable server', unreachable, ['error', 'Submission failed. Please try again.']],
])('shows a toast for %s', async (_what, answer, toast) => {
  const { services, submit } = makeTab(answer);
  await submit();
  expect(services.notify.mock.calls).toEqual([toast]);
});

it('sends the same fields with the same key, also after a reload, and changed ones with another', async () => {
  const tab = makeTab(failedAnswer(503));
  await tab.submit();
  const reloaded = makeTab(undefined, tab.services);
  await reloaded.submit();
  await reloaded.submit({ ...DEMO_TEXTS, email: 'eve@example.com' });
  const [first, second, third] = tab.keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('sends an unsent lead again with the same key each time the browser is online, until it arrives', async () => {
  let isOnline = false;
  const { keys, services, store, submit } = makeTab(() =>
    isOnline ? okAnswer(booking, 'See you.') : unreachable(),
  );
  await submit();
  const goOnline = async () => {
    store.dispatch(onlineStatusChanged(true));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await goOnline();
  isOnline = true;
  await goOnline();
  await goOnline();
  expect(keys()).toEqual(Array<string>(3).fill(keys()[0]!));
  expect(services.notify).toHaveBeenLastCalledWith('success', 'See you.');
});

it.each([
  ['the date', { preferred_time: '14:00' }],
  ['the time', { preferred_date: '2099-12-03' }],
])('has no instant without %s', (_what, moment) => {
  expect(toDemoRequest(moment)).toEqual({ preferred_datetime: '' });
});
