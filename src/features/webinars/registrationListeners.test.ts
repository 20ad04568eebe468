import { keepDraft, readDraft } from '../../shared/lead-form/formDraft.ts';
import { makeStore } from '../../store/makeStore.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
} from '../../testing/testServices.ts';
import { registrationForm } from './registrationListeners.ts';
import { formOpened, selectIsSubmitting, selectPhase } from './registrationSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const fields = {
  first_name: 'Ada',
  last_name: 'Byrne',
  phone: '+15035550142',
  email: 'ada@example.com',
  company: 'Byrne & Daughters',
  reason_for_attending: 'To learn',
};

const accepted = (message: string) => okAnswer(fields, message);

/** Registers for event 7, of which the tab keeps a draft, as it keeps one of event 8. */
const register = async (answer: TestAnswer<'register'>) => {
  const services = makeTestServices({ register: answer });
  const store = makeStore(services);
  for (const id of ['7', '8']) store.dispatch(keepDraft(registrationForm(id), { company: 'B' }));
  const registration = { eventId: '7', fields, guards: { website: '', form_age_ms: 1 } };
  const { registerForEvent } = webinarsApi.endpoints;
  await store.dispatch(registerForEvent.initiate({ ...registration, idempotencyKey: 'key' }));
  const draftOf = (id: string) => store.dispatch(readDraft(registrationForm(id)));
  return { store, notify: services.notify, draftOf };
};

it('shows what the server says of a registration, and forgets that draft alone', async () => {
  const { store, notify, draftOf } = await register(accepted('See you there.'));
  expect(notify.mock.calls).toEqual([['success', 'See you there.']]);
  expect(draftOf('7')).toEqual({});
  expect(draftOf('8')).toEqual({ company: 'B' });
  expect(selectPhase(store.getState())).toBe('succeeded');
  store.dispatch(formOpened());
  expect(selectPhase(store.getState())).toBe('editing');
});

it('has words of its own when the server has none', async () => {
  const { notify } = await register(accepted(''));
  expect(notify.mock.calls).toEqual([['success', 'Registration submitted successfully!']]);
});

it('shows why the server refused, and keeps the draft', async () => {
  const { store, notify, draftOf } = await register(failedAnswer(409, 'The event is full.'));
  expect(notify.mock.calls).toEqual([['error', 'The event is full.']]);
  expect(draftOf('7')).toEqual({ company: 'B' });
  expect(selectIsSubmitting(store.getState())).toBe(false);
});

it.each<[string, TestAnswer<'register'>]>([
  ['says nothing', failedAnswer(500, '')],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('has words of its own for a failure when the server %s', async (_what, answer) => {
  const { notify } = await register(answer);
  expect(notify.mock.calls).toEqual([['error', 'Registration failed. Please try again.']]);
});
