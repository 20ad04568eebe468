import type { DemoRequest } from '../../contract/forms.ts';
import { makeStore } from '../../store/makeStore.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
} from '../../testing/testServices.ts';
import { requestDemoApi } from './requestDemoApi.ts';
import { copyRequested } from './requestDemoListeners.ts';
import { formOpened, selectIsSubmitting, selectPhase } from './requestDemoSlice.ts';

/** Where the tab keeps the form's draft, from one release to the next. */
const DRAFT = 'draft:request-demo';

const booking = { demo_id: 'HD-7K3M9Q', event_link: '', meet_link: '' };
const accepted = (message: string) => okAnswer(booking, message);

const fields = { first_name: 'Ada', email: 'ada@example.com' } as DemoRequest;

/** Requests a demo, of which the tab keeps a draft. */
const request = async (answer: TestAnswer<'requestDemo'>) => {
  const services = makeTestServices({ requestDemo: answer });
  const store = makeStore(services);
  const { notify, tabStorage } = services;
  tabStorage.setItem(DRAFT, '{"first_name":"Ada"}');
  const lead = { fields, guards: { website: '', form_age_ms: 1 }, idempotencyKey: 'key' };
  await store.dispatch(requestDemoApi.endpoints.requestDemo.initiate(lead));
  return { store, notify, draft: tabStorage.getItem(DRAFT) };
};

const copy = async (copyText: (text: string) => Promise<void>) => {
  const services = { ...makeTestServices(), copyText: jest.fn(copyText) };
  makeStore(services).dispatch(copyRequested('HD-7K3M9Q'));
  await Promise.resolve();
  return services;
};

it('shows what the server says of a request, and forgets the draft', async () => {
  const { store, notify, draft } = await request(accepted('See you then.'));
  expect(notify.mock.calls).toEqual([['success', 'See you then.']]);
  expect(draft).toBeNull();
  expect(selectPhase(store.getState())).toBe('succeeded');
  store.dispatch(formOpened());
  expect(selectPhase(store.getState())).toBe('editing');
});

it('has words of its own when the server has none', async () => {
  const { notify } = await request(accepted(''));
  expect(notify.mock.calls).toEqual([['success', 'Demo request submitted successfully!']]);
});

it('shows why the server refused, and keeps the draft', async () => {
  const { store, notify, draft } = await request(failedAnswer(409, 'That hour is taken.'));
  expect(notify.mock.calls).toEqual([['error', 'That hour is taken.']]);
  expect(draft).toBe('{"first_name":"Ada"}');
  expect(selectIsSubmitting(store.getState())).toBe(false);
});

it.each<[string, TestAnswer<'requestDemo'>]>([
  ['says nothing', failedAnswer(500, '')],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('has words of its own for a failure when the server %s', async (_what, answer) => {
  const { notify } = await request(answer);
  expect(notify.mock.calls).toEqual([['error', 'Submission failed. Please try again.']]);
});

it('copies what is asked for and says so', async () => {
  const { copyText, notify } = await copy(() => Promise.resolve());
  expect(copyText.mock.calls).toEqual([['HD-7K3M9Q']]);
  expect(notify.mock.calls).toEqual([['success', 'Copied successfully']]);
});

it('says how to go on when nothing can be copied', async () => {
  const { notify } = await copy(() => Promise.reject(new Error('forbidden')));
  expect(notify.mock.calls).toEqual([
    ['error', 'It could not be copied. Select it and copy it by hand.'],
  ]);
});

it('names its events after the feature', () => {
  expect(copyRequested.type).toBe('requestDemo/copyRequested');
});
