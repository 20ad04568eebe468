import type { ApiAnswer } from '../../contract/calls.ts';
import type { DemoBooking } from '../../contract/bookings.ts';
import { cameOnline } from '../../store/cameOnline.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { fieldEdited, selectForm } from './formsSlice.ts';
import { booking, DEMO_TEXTS } from './leads.fixtures.ts';
import { DEMO_FORM, registrationFormId, type FormId } from './leadsApi.ts';
import { changeDraft, listenToForms, openForm, submitForm } from './submitForm.ts';

const READING = { zone: 'UTC', phoneReader: (written: string) => written };
const EVENT_FORM = registrationFormId('7');
const REGISTRATION_TEXTS = { ...DEMO_TEXTS, company: 'Ek Homes', reason_for_attending: 'To learn' };
const FAILED = ['error', 'Submission failed. Please try again.'];

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const accepted = okAnswer(booking, 'See you.');

type Answer = ApiAnswer<DemoBooking> | (() => Promise<ApiAnswer<DemoBooking>>);

const makeTab = (form: FormId = DEMO_FORM) => {
  let answer: Answer = unreachable;
  const answerNow = () => (typeof answer === 'function' ? answer() : answer);
  const services = makeTestServices({ requestDemo: answerNow, register: answerNow as never });
  const open = () => {
    const store = makeTestStore(services, [listenToForms]);
    const { dispatch, getState } = store;
    return {
      store,
      services,
      keys: () => services.requests.map(({ idempotencyKey }) => idempotencyKey),
      toasts: services.notify.mock.calls,
      answerWith: (next: Answer) => void (answer = next),
      form: () => selectForm(getState(), form),
      enter: () => dispatch(openForm(form, 0)),
      edit: () => dispatch(fieldEdited({ form, field: 'email' })),
      submit: () => dispatch(submitForm(form, REGISTRATION_TEXTS, '', READING)),
      /** Another page load in the same tab. */
      reload: open,
    };
  };
  return open();
};

const passTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each<FormId>([DEMO_FORM, EVENT_FORM])(
  'sends %s again with the same key after 1, 2, 4, 8, 16 and then each 30 seconds, until it arrives',
  async (id) => {
    const { answerWith, form, keys, services, submit, toasts } = makeTab(id);
    await submit();
    for (const [index, seconds] of [1, 2, 4, 8, 16, 30, 30, 30].entries()) {
      await passTime(seconds * 1000 - 1);
      expect(keys()).toHaveLength(index + 1);
      await passTime(1);
      expect(keys()).toHaveLength(index + 2);
      expect(form()).toMatchObject({ phase: 'editing', draft: { email: DEMO_TEXTS.email } });
    }
    expect(toasts).toHaveLength(1);
    answerWith(accepted);
    await passTime(30_000);
    expect(form()).toMatchObject({ phase: 'succeeded', response: booking });
    expect(toasts).toEqual([expect.anything(), ['success', 'See you.']]);
    await passTime(600_000);
    expect(keys()).toEqual(Array<string>(10).fill(keys()[0]!));
    expect(services.tabStorage.getItem(`form:${id}`)).toBeNull();
  },
);

it('sends at once when the browser is online again', async () => {
  const { answerWith, form, keys, store, submit } = makeTab();
  await submit();
  await passTime(7000);
  expect(keys()).toHaveLength(4);
  store.dispatch(cameOnline());
  await passTime(0);
  expect(keys()).toHaveLength(5);
  answerWith(accepted);
  store.dispatch(cameOnline());
  store.dispatch(cameOnline());
  await passTime(600_000);
  expect(keys()).toHaveLength(6);
  expect(form().phase).toBe('succeeded');
});

it.each([
  ['an edited field', ({ edit }: ReturnType<typeof makeTab>) => edit()],
  [
    'a changed text',
    ({ store }: ReturnType<typeof makeTab>) =>
      store.dispatch(changeDraft(DEMO_FORM, { email: 'eve@example.com' })),
  ],
])('sends nothing more after %s, also after a reload', async (_what, edit) => {
  const tab = makeTab();
  tab.answerWith(unreachable);
  await tab.submit();
  await passTime(1000);
  edit(tab);
  tab.store.dispatch(cameOnline());
  await passTime(600_000);
  const reloaded = tab.reload();
  reloaded.enter();
  await passTime(600_000);
  expect(tab.keys()).toHaveLength(2);
  expect(reloaded.form().draft.first_name).toBe(DEMO_TEXTS.first_name);
});

it.each<[string, Answer, string[], object]>([
  ['a failure', failedAnswer(500, ''), FAILED, { errors: {} }],
  ['a busy site', failedAnswer(503, 'Not now.'), ['error', 'Not now.'], { errors: {} }],
  [
    'a refusal',
    { status: 422, message: 'Check it.', fields: { email: 'Invalid email' } },
    ['error', 'Check it.'],
    { errors: { email: 'Invalid email' } },
  ],
  [
    'a taken time',
    { status: 409, message: 'Taken.', alternatives: ['2099-12-03T15:00:00.000Z'] },
    ['error', 'Taken.'],
    { alternatives: ['2099-12-03T15:00:00.000Z'] },
  ],
])('shows %s as the answer to a retry, and stops', async (_what, answer, toast, shown) => {
  const { answerWith, form, keys, submit, toasts } = makeTab();
  await submit();
  answerWith(answer);
  await passTime(600_000);
  expect(keys()).toHaveLength(2);
  expect(toasts).toEqual([FAILED, toast]);
  expect(form()).toMatchObject({ phase: 'editing', nextRetry: undefined, ...shown });
});

it.each([502, 503, 504])(
  'goes on while a proxy answers %i for a site that is stopped',
  async (status) => {
    const { answerWith, form, keys, submit, toasts } = makeTab();
    await submit();
    answerWith(failedAnswer(status, ''));
    await passTime(3000);
    expect(toasts).toEqual([FAILED]);
    answerWith(accepted);
    await passTime(4000);
    expect(keys()).toHaveLength(4);
    expect(form().phase).toBe('succeeded');
  },
);

it('goes on after a reload, with the same key', async () => {
  const tab = makeTab();
  await tab.submit();
  await passTime(3000);
  const reloaded = tab.reload();
  reloaded.enter();
  expect(reloaded.form()).toMatchObject({
    draft: { email: DEMO_TEXTS.email },
    nextRetry: { retryCount: 1 },
  });
  tab.edit();
  await passTime(0);
  expect(tab.keys()).toHaveLength(4);
  tab.answerWith(accepted);
  await passTime(2000);
  expect(reloaded.form().phase).toBe('succeeded');
  expect(new Set(tab.keys()).size).toBe(1);
});

it('sends text that was typed before hydration only when it is submitted', async () => {
  const tab = makeTab();
  await tab.submit();
  const { enter, store, form } = tab.reload();
  enter();
  store.dispatch(changeDraft(DEMO_FORM, { email: 'eve@example.com' }));
  tab.edit();
  await passTime(600_000);
  expect(tab.keys()).toHaveLength(1);
  expect(form().draft.email).toBe('eve@example.com');
});

it('is sent when the visitor submits it by hand, which replaces a retry that hangs', async () => {
  const { answerWith, form, keys, submit, toasts } = makeTab();
  await submit();
  answerWith(() => new Promise(() => undefined));
  await passTime(1000);
  answerWith(accepted);
  await submit();
  await passTime(600_000);
  expect(keys()).toEqual(Array<string>(3).fill(keys()[0]!));
  expect(form().phase).toBe('succeeded');
  expect(toasts).toEqual([FAILED, ['success', 'See you.']]);
});

it('cancels a retry that hangs when a field is edited', async () => {
  const { answerWith, edit, form, submit, toasts } = makeTab();
  await submit();
  const answer = Promise.withResolvers<typeof accepted>();
  answerWith(() => answer.promise);
  await passTime(1000);
  edit();
  answer.resolve(accepted);
  await passTime(600_000);
  expect(form().phase).toBe('editing');
  expect(form().nextRetry).toBeUndefined();
  expect(toasts).toEqual([FAILED]);
});

it('sends the forms of two pages, each with its own key', async () => {
  const { answerWith, keys, store, submit } = makeTab();
  await submit();
  await store.dispatch(submitForm(EVENT_FORM, REGISTRATION_TEXTS, '', READING));
  answerWith(accepted);
  await passTime(1000);
  expect(keys().slice(2)).toEqual(keys().slice(0, 2));
  expect(new Set(keys()).size).toBe(2);
});

it('sends nothing during time travel, and goes on afterwards', async () => {
  const { answerWith, form, keys, store, submit } = makeTab();
  const lifted = { currentStateIndex: 1, computedStates: [{}, {}] };
  Object.assign(store, { liftedStore: { getState: () => lifted } });
  await submit();
  lifted.currentStateIndex = 0;
  answerWith(accepted);
  store.dispatch(cameOnline());
  await passTime(600_000);
  expect(keys()).toHaveLength(1);
  lifted.currentStateIndex = 1;
  await passTime(1000);
  expect(keys()).toHaveLength(2);
  expect(form().phase).toBe('succeeded');
});

it.each([
  '{"draft":{"email":"a@b.cd"},"unsent":',
  '[]',
  '7',
  'null',
  '{"draft":["a"],"openedAt":"x","sent":7,"unsent":{"form":"request-demo"}}',
  '{"draft":{"email":{"x":1}},"unsent":{"form":"request-demo","fields":{},"meta":{},"idempotencyKey":"a\\nb","retryCount":1}}',
  '{"unsent":{"form":"registration:7","fields":{},"meta":{},"idempotencyKey":"a","retryCount":1}}',
  '{"draft":null,"openedAt":1e300,"sent":{"key":1},"unsent":"yes"}',
])('works with a tab that has stored %s', async (stored) => {
  const { answerWith, enter, form, keys, services, submit } = makeTab();
  services.tabStorage.setItem(`form:${DEMO_FORM}`, stored);
  enter();
  await passTime(600_000);
  expect(keys()).toEqual([]);
  answerWith(accepted);
  await submit();
  expect(form().phase).toBe('succeeded');
  const { body } = services.requests[0]!;
  expect((body as { form_age_ms: number }).form_age_ms).toBeGreaterThan(1500);
});
