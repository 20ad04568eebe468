import { makeStore } from '../../store/makeStore.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { listenToDemoRequests } from './requestDemoListeners.ts';
import { DEMO_FORM, demoForms, requestDemoSlice } from './requestDemoSlice.ts';

const booking = { demo_id: 'HD-7K3M9Q', event_link: '', meet_link: '' };

const draft = {
  first_name: ' Ada ',
  last_name: 'Byrne',
  phone: '+15035550142',
  email: 'ada@example.com',
  real_estate_experience: '4+ deals a month',
  monthly_budget: '$2,500+',
  preferred_date: '2099-12-03',
  preferred_time: '14:00',
};

/** Submits the form with these changes to a draft that is whole. */
const submit = async (changes: Partial<typeof draft> = {}, answer = okAnswer(booking)) => {
  const services = makeTestServices({ requestDemo: answer });
  const store = makeStore(services, {
    slices: [requestDemoSlice],
    listeners: [listenToDemoRequests],
  });
  store.dispatch(
    demoForms.submitted({ form: DEMO_FORM, draft: { ...draft, ...changes }, trap: '' }),
  );
  await new Promise((resolve) => setTimeout(resolve));
  return {
    services,
    phase: demoForms.selectPhase(store.getState(), DEMO_FORM),
    errors: demoForms.selectErrors(store.getState(), DEMO_FORM),
    answer: demoForms.selectAnswer(store.getState(), DEMO_FORM),
  };
};

it.each([
  ['the date when it is missing', { preferred_date: '' }, 'preferred_date'],
  ['the time when it is missing', { preferred_time: '' }, 'preferred_time'],
])('asks for %s', async (_what, changes, field) => {
  expect((await submit(changes)).errors).toEqual({ [field]: 'Please select both date and time' });
});

it('asks for the date and for the time when both are', async () => {
  const message = 'Please select both date and time';
  const { errors } = await submit({ preferred_date: '', preferred_time: '' });
  expect(errors).toEqual({ preferred_date: message, preferred_time: message });
});

it('refuses a moment that has passed, at the time', async () => {
  const { errors, services } = await submit({ preferred_date: '2020-01-01' });
  expect(errors).toEqual({ preferred_time: 'Date and time must be in the future' });
  expect(services.requests).toEqual([]);
});

it('shows what the server says of the moment at the time, and of the rest in its own words', async () => {
  const refusal = { ...failedAnswer(422, ''), fields: { preferred_datetime: 'Taken' } };
  const { errors, phase, services } = await submit({}, refusal as never);
  expect(phase).toBe('editing');
  expect(errors).toEqual({ preferred_time: 'Taken' });
  expect(services.notify.mock.calls).toEqual([['error', 'Submission failed. Please try again.']]);
});

it('keeps its draft under the same name from one release to the next', async () => {
  const { services } = await submit({}, failedAnswer() as never);
  expect(JSON.parse(services.tabStorage.getItem('draft:request-demo')!)).toEqual(draft);
});

it('takes away what is wrong with the moment when its date or its time is edited', () => {
  const { fieldEdited, validationFailed } = requestDemoSlice.actions;
  const reduce = requestDemoSlice.reducer;
  const errors = { preferred_datetime: 'When?', email: 'Invalid email' };
  const refused = reduce(undefined, validationFailed({ form: DEMO_FORM, errors }));
  for (const field of ['preferred_date', 'preferred_time']) {
    expect(reduce(refused, fieldEdited({ form: DEMO_FORM, field }))[DEMO_FORM]).toMatchObject({
      errors: { email: 'Invalid email' },
    });
  }
});
