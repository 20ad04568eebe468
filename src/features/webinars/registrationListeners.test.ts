import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeTestServices, okAnswer, type TestAnswer } from '../../testing/testServices.ts';
import { listenToRegistrations } from './registrationListeners.ts';
import { registrationForm, registrationForms } from './registrationSlice.ts';

const draft = {
  first_name: 'Ada',
  last_name: 'Byrne',
  phone: '+15035550142',
  email: 'ada@example.com',
  company: ' Byrne & Daughters ',
  reason_for_attending: 'To learn',
};
const [SEVEN, EIGHT] = [registrationForm('7'), registrationForm('8')];

const settled = () => new Promise((resolve) => setTimeout(resolve));

const makeTab = (answer: TestAnswer<'register'> = okAnswer(draft)) => {
  const services = makeTestServices({ register: answer });
  const store = makeTestStore(services, [listenToRegistrations]);
  return {
    services,
    phaseOf: (form: string) => registrationForms.selectPhase(store.getState(), form),
    keptOf: (form: string) => services.tabStorage.getItem(`draft:${form}`),
    keep: (form: string) => store.dispatch(registrationForms.draftKept({ form, draft })),
    submit: (form: string) =>
      store.dispatch(registrationForms.submitted({ form, draft, trap: '' })),
    answerOf: (form: string) => registrationForms.selectAnswer(store.getState(), form),
    errorsOf: (form: string) => registrationForms.selectErrors(store.getState(), form),
    store,
  };
};

it('sends a registration to its own event', async () => {
  const { services, submit } = makeTab();
  submit(SEVEN);
  await settled();
  expect(services.requests).toEqual([
    {
      name: 'register',
      params: { id: '7' },
      body: {
        ...draft,
        company: 'Byrne & Daughters',
        opening_hours: '',
        form_age_ms: expect.any(Number),
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

it('takes a seat at one event without touching the form of another', async () => {
  const { answerOf, keep, keptOf, phaseOf, services, submit } = makeTab();
  keep(EIGHT);
  submit(SEVEN);
  expect([phaseOf(SEVEN), phaseOf(EIGHT)]).toEqual(['submitting', 'editing']);
  await settled();
  expect([phaseOf(SEVEN), phaseOf(EIGHT)]).toEqual(['succeeded', 'editing']);
  expect(answerOf(SEVEN)).toEqual(draft);
  expect(keptOf(SEVEN)).toBeNull();
  expect(JSON.parse(keptOf(EIGHT)!)).toEqual(draft);
  expect(services.notify.mock.calls).toEqual([['success', 'Registration submitted successfully!']]);
});

it('sends two registrations at once', async () => {
  const { phaseOf, services, submit } = makeTab();
  submit(SEVEN);
  submit(EIGHT);
  await settled();
  expect(services.requests.map(({ params }) => params)).toEqual([{ id: '7' }, { id: '8' }]);
  expect([phaseOf(SEVEN), phaseOf(EIGHT)]).toEqual(['succeeded', 'succeeded']);
});
