import configureMockStore from 'redux-mock-store';
import type { Middleware } from '@reduxjs/toolkit';
import { visitorTimeZone } from '../../lib/timeZone.ts';
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
import { draftChanged, selectForm } from './formsSlice.ts';
import { booking, DEMO_TEXTS, READING } from './leads.fixtures.ts';
import { DEMO_FORM, registrationFormId } from './leadsApi.ts';
import { changeDraft, listenToForms, openForm, submitForm, toDemoRequest } from './submitForm.ts';

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => jest.restoreAllMocks());

const makeTab = (
  answer: TestAnswer<'requestDemo'> = okAnswer(booking, 'See you.'),
  services = makeTestServices({ requestDemo: answer }),
) => {
  const store = makeTestStore(services, [listenToForms]);
  return {
    store,
    services,
    submit: (texts: Record<string, string> = DEMO_TEXTS, honeypot = '') =>
      store.dispatch(submitForm(DEMO_FORM, texts, honeypot, READING)),
    keys: () => services.requests.map(({ idempotencyKey }) => idempotencyKey),
  };
};

it('dispatches the errors of an invalid form and sends nothing', async () => {
  const services = makeTestServices();
  const extra = { ...services, isTimeTraveling: () => false };
  const thunk: Middleware =
    ({ dispatch, getState }) =>
    (next) =>
    (action) =>
      typeof action === 'function'
        ? (action as AppThunk)(dispatch as AppDispatch, getState as () => RootState, extra)
        : next(action);
  const store = configureMockStore<RootState>([thunk as never])(stateAfter());
  store.dispatch(submitForm(DEMO_FORM, {}, '', READING) as never);
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
  expect(selectForm(store.getState(), DEMO_FORM).phase).toBe('submitting');
  await submitted;
  const { preferred_date: _date, preferred_time: _time, ...person } = DEMO_TEXTS;
  expect(services.requests).toEqual([
    {
      name: 'requestDemo',
      params: {},
      body: {
        ...person,
        last_name: 'Ek',
        preferred_datetime: '2099-12-03T22:00:00.000Z',
        opening_hours: 'spam',
        form_age_ms: expect.any(Number),
        time_zone: visitorTimeZone(),
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(selectForm(store.getState(), DEMO_FORM).response).toEqual(booking);
});

it('holds the form while the code that reads phones loads', async () => {
  const { services, store } = makeTab();
  const code = Promise.withResolvers<typeof READING.phoneReader>();
  const submit = () =>
    store.dispatch(
      submitForm(DEMO_FORM, DEMO_TEXTS, '', { ...READING, phoneReader: code.promise }),
    );
  const phase = () => selectForm(store.getState(), DEMO_FORM).phase;
  const submitted = submit();
  expect(phase()).not.toBe('editing');
  await submit();
  expect(services.requests).toEqual([]);
  code.resolve(READING.phoneReader);
  await submitted;
  expect(services.requests).toHaveLength(1);
  expect(phase()).toBe('succeeded');
});

it('can be submitted again after an error that was found when the phone code had loaded', async () => {
  const { services, store } = makeTab();
  const reading = { ...READING, phoneReader: Promise.resolve(READING.phoneReader) };
  await store.dispatch(submitForm(DEMO_FORM, { ...DEMO_TEXTS, phone: '7' }, '', reading));
  expect(selectForm(store.getState(), DEMO_FORM)).toMatchObject({
    phase: 'editing',
    errors: { phone: 'Invalid phone number' },
  });
  await store.dispatch(submitForm(DEMO_FORM, DEMO_TEXTS, '', reading));
  expect(services.requests).toHaveLength(1);
});

it('checks the fields of a registration', async () => {
  const services = makeTestServices();
  const store = makeTestStore(services);
  const form = registrationFormId('7');
  await store.dispatch(submitForm(form, DEMO_TEXTS, '', READING));
  expect(selectForm(store.getState(), form).errors).toEqual({
    company: 'Company name is required',
    reason_for_attending: 'Please provide a reason for attending',
  });
  expect(services.requests).toEqual([]);
});

it('keeps the answer in the slice of forms alone', async () => {
  const { store, submit } = makeTab();
  await submit();
  expect(store.getState().api?.mutations).toEqual({});
});

it('writes nothing to the tab when an edit changes nothing', () => {
  const { services, store } = makeTab();
  const write = jest.spyOn(services.tabStorage, 'setItem');
  store.dispatch(changeDraft(DEMO_FORM, { email: 'ada' }));
  store.dispatch(changeDraft(DEMO_FORM, { email: 'ada' }));
  expect(write).toHaveBeenCalledTimes(1);
});

it('restores nothing in a new tab', () => {
  const { store } = makeTab();
  const before = store.getState();
  store.dispatch(openForm(DEMO_FORM, 0));
  expect(store.getState()).toBe(before);
});

it('sends once, even after a double click and a success', async () => {
  const { services, submit } = makeTab();
  await Promise.all([submit(), submit()]);
  await submit();
  expect(services.requests).toHaveLength(1);
});

it('saves a changed draft in the tab, restores it, and clears it after a success', async () => {
  const { services, store, submit } = makeTab();
  store.dispatch(changeDraft(DEMO_FORM, { email: 'ada' }));

  const reloaded = makeTab(undefined, services);
  reloaded.store.dispatch(openForm(DEMO_FORM, 0));
  expect(selectForm(reloaded.store.getState(), DEMO_FORM).draft).toEqual({ email: 'ada' });
  await submit();
  expect(services.tabStorage.getItem(`form:${DEMO_FORM}`)).toBeNull();
});

it('submits a form in a tab that cannot store anything', async () => {
  const { services, submit } = makeTab();
  services.tabStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await submit();
  expect(services.requests).toHaveLength(1);
});

it('measures the time on a form from its first opening in the tab', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(6000);
  const { services, store, submit } = makeTab();
  store.dispatch(openForm(DEMO_FORM, 1000));
  store.dispatch(openForm(DEMO_FORM, 5000));
  await submit({ ...DEMO_TEXTS, preferred_date: '2098-12-03' });
  expect(services.requests).toMatchObject([{ body: { form_age_ms: 5000 } }]);
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

it('uses the messages of the registration form for a registration', async () => {
  const services = makeTestServices({ register: unreachable });
  const fields = { ...DEMO_TEXTS, company: 'Ek Homes', reason_for_attending: 'To learn' };
  await makeTestStore(services).dispatch(submitForm(registrationFormId('7'), fields, '', READING));
  expect(services.requests).toMatchObject([{ name: 'register', params: { id: '7' } }]);
  const toast = ['error', 'Registration failed. Please try again.'];
  expect(services.notify.mock.calls).toEqual([toast]);
});

it.each([
  ['the date', { preferred_time: '14:00' }],
  ['the time', { preferred_date: '2099-12-03' }],
])('has no instant without %s', (_what, moment) => {
  expect(toDemoRequest(moment, READING.zone)).toEqual({ preferred_datetime: '' });
});
