import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { AppStore } from '../../store/makeStore.ts';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
  type TestServices,
} from '../../testing/testServices.ts';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import * as scheduling from '../../lib/scheduling.ts';
import { TextField } from '../../ui/Field.tsx';
import { readDraft, timeOnForm } from './formDraft.ts';
import { NoScriptAnswerContext, type NoScriptAnswer } from './NoScriptAnswer.ts';
import { LeadForm } from './LeadForm.tsx';
import { booking, DEMO_TEXTS, submissionAction } from './leads.fixtures.ts';
import { selectForm } from './formsSlice.ts';
import { DEMO_FORM } from './leadsApi.ts';
import * as phoneModule from './loadPhoneModule.ts';
import { changeDraft } from './submitForm.ts';
import { useLeadForm } from './useLeadForm.ts';

const ACTION = '/api/request-demo';
const STRINGS = { title: 'Form', submit: 'Send', submitting: 'Sending', note: '' };
const OTHER_FIELDS = Object.keys(DEMO_TEXTS).slice(4);

function Form() {
  const form = useLeadForm(DEMO_FORM, ACTION);
  return (
    <LeadForm form={form} strings={STRINGS}>
      {OTHER_FIELDS.map((name) => (
        <TextField key={name} label={name} {...form.field(name)} />
      ))}
    </LeadForm>
  );
}

beforeAll(() => phoneModule.loadPhoneModule());
afterEach(() => jest.restoreAllMocks());

interface Visit {
  answer?: TestAnswer<'requestDemo'>;
  services?: TestServices;
  store?: AppStore;
  result?: NoScriptAnswer | null;
}

const openForm = ({
  answer = okAnswer(booking),
  services = makeTestServices({ requestDemo: answer }),
  store = makeTestStore(services),
  result = null,
}: Visit = {}) => {
  const view = render(
    <Provider store={store}>
      <NoScriptAnswerContext value={result}>
        <Form />
      </NoScriptAnswerContext>
    </Provider>,
  );
  return { ...view, services, store, user: userEvent.setup({ delay: null }) };
};

const input = (name: string) =>
  screen.getByRole<HTMLFormElement>('form').elements.namedItem(name) as HTMLInputElement;
const button = () => screen.getByRole('button', { name: /^Send/ });
const savedDraft = ({ tabStorage }: TestServices) => readDraft(tabStorage, DEMO_FORM);

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const [name, text] of Object.entries(DEMO_TEXTS)) {
    await user.click(input(name));
    await user.paste(text);
  }
};

it('focuses the first invalid field and does not validate while the visitor types', async () => {
  const { user } = openForm();
  await user.click(button());
  await waitFor(() => expect(input('first_name')).toHaveFocus());
  await user.type(input('email'), 'ada');
  await user.tab();
  expect(input('email')).not.toHaveAccessibleDescription();
});

it('shows a field error of the server and focuses the field', async () => {
  const fields = { preferred_datetime: 'That hour is taken' };
  const { user } = openForm({ answer: { status: 422, message: 'No.', fields } });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(input('preferred_time')).toHaveFocus());
  expect(input('preferred_time')).toHaveAccessibleDescription('That hour is taken');
  expect(input('email').value).toBe(DEMO_TEXTS.email);
});

it('focuses the button again after a failure without field errors', async () => {
  const { user } = openForm({ answer: failedAnswer(503, 'Down') });
  await fillIn(user);
  await user.type(input('email'), '{Enter}');
  await waitFor(() => expect(button()).toHaveFocus());
});

it('saves a text when its field is left and when the page is hidden', async () => {
  const { services, user } = openForm();
  await user.type(input('email'), 'ada');
  expect(savedDraft(services)).toEqual({});
  await user.tab();
  expect(savedDraft(services)).toEqual({ email: 'ada' });
  await user.type(input('first_name'), 'Ada');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(savedDraft(services)).toEqual({ email: 'ada', first_name: 'Ada' });
});

it('saves the draft when the visitor leaves the page, and fills it in after a reload', async () => {
  const { services, unmount, user } = openForm();
  await user.type(input('phone'), '5035550142');
  await user.type(input('email'), 'ada');
  unmount();
  openForm({ services });
  expect(input('email').value).toBe('ada');
  expect(input('phone').value).toBe('(503) 555-0142');
  await act(() => phoneModule.loadPhoneModule());
});

interface LateFormProps {
  kind: 'none' | 'select' | 'empty' | 'input';
  options?: string[];
}

function LateForm({ kind, options = [] }: LateFormProps) {
  const form = useLeadForm(DEMO_FORM, ACTION);
  const { name } = form.field('preferred_time');
  return (
    <LeadForm form={form} strings={STRINGS}>
      {kind === 'input' && <input aria-label="Time" name={name} />}
      {(kind === 'select' || kind === 'empty') && (
        <select key={kind} aria-label="Time" name={name}>
          {['', ...options].map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      )}
    </LeadForm>
  );
}

it.each<[string, LateFormProps]>([
  ['has no options yet', { kind: 'select' }],
  ['has other options', { kind: 'select', options: ['09:00', '17:00'] }],
  ['is not there yet', { kind: 'none' }],
  ['is replaced', { kind: 'empty' }],
  ['becomes a select', { kind: 'input' }],
])('keeps the draft of a select that %s', async (_what, before) => {
  const services = makeTestServices();
  const draft = { email: 'ada', preferred_time: '21:00' };
  services.tabStorage.setItem(`form:${DEMO_FORM}`, JSON.stringify({ draft }));
  const store = makeTestStore(services);
  const page = (props: LateFormProps) => (
    <Provider store={store}>
      <LateForm {...props} />
    </Provider>
  );
  const { rerender } = render(page(before));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(savedDraft(services)).toEqual(draft);
  rerender(page({ kind: 'select', options: ['19:00', '21:00'] }));
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveValue('21:00'));

  // An option that the visitor has taken back is not selected again.
  await userEvent.selectOptions(screen.getByLabelText('Time'), '');
  rerender(page({ kind: 'select', options: ['19:00', '21:00', '23:00'] }));
  await act(() => Promise.resolve());
  expect(screen.getByLabelText('Time')).toHaveValue('');
  expect(savedDraft(services)).toEqual({ ...draft, preferred_time: '' });
});

it('is filled in and disabled for a visitor who returns while it is sent', () => {
  const store = makeTestStore();
  store.dispatch(changeDraft(DEMO_FORM, { email: 'ada' }));
  store.dispatch(submissionAction('pending'));
  openForm({ store });
  expect(button()).toBeDisabled();
  expect(input('email').value).toBe('ada');
});

it.each([
  ['the page load on the first page', 'load', 60_000],
  ['its opening on later pages', 'link', 0],
] as const)('measures the time on the form from %s', (_what, cause, time) => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
  const services = makeTestServices();
  const store = makeTestStore(services);
  store.dispatch(locationChangedTo('/request-demo', { cause }));
  openForm({ services, store });
  const measured = timeOnForm(services.tabStorage, DEMO_FORM, Date.now());
  expect(Math.round(measured / 10_000)).toBe(time / 10_000);
});

it('dispatches edits only while there are errors to clear', async () => {
  const services = makeTestServices();
  const edits = jest.fn();
  const store = makeTestStore(services, [
    (start) => start({ predicate: ({ type }) => type === 'forms/fieldEdited', effect: edits }),
  ]);
  const { user } = openForm({ services, store });
  await user.type(input('email'), 'ada');
  expect(edits).not.toHaveBeenCalled();
  await user.click(button());
  await user.type(input('first_name'), 'A');
  expect(edits).toHaveBeenCalledTimes(1);
});

it('shows the result of a form sent without scripts', async () => {
  const values = { email: 'ada', phone: '503' };
  const fields = { email: 'Invalid email', phone: 'Invalid phone number' };
  openForm({ result: { action: ACTION, values, fields, message: 'Please check', data: null } });
  for (const name of ['email', 'phone'] as const) {
    expect(input(name)).toHaveValue(values[name]);
    expect(input(name)).toHaveAccessibleDescription(fields[name]);
  }
  expect(screen.getByRole('alert')).toHaveTextContent('Please check');
  await act(() => phoneModule.loadPhoneModule());
});

/** Each sets a value as some browser's autofill does. */
const AUTOFILLS: [string, (control: HTMLInputElement, text: string) => void][] = [
  [
    'the setter of the element, with events',
    (control, text) => {
      control.value = text;
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }));
    },
  ],
  [
    'the native setter, with events',
    (control, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
        control,
        text,
      );
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }));
    },
  ],
  ['the setter of the element, without events', (control, text) => void (control.value = text)],
  [
    'the native setter, without events',
    (control, text) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
        control,
        text,
      ),
  ],
];

it.each(AUTOFILLS)('sends what autofill entered by %s', async (_how, fill) => {
  const { services, user } = openForm();
  await act(async () => {
    for (const [name, text] of Object.entries(DEMO_TEXTS)) fill(input(name), text);
  });
  await user.click(button());
  await waitFor(() => expect(services.requests).toHaveLength(1));
  const { phone, email } = DEMO_TEXTS;
  expect(services.requests[0]?.body).toMatchObject({ phone, email });
});

it('sends the number that the field shows, in the country that was chosen, also after a reload', async () => {
  const { services, unmount, user } = openForm();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: /^Country code/ }));
  await user.type(screen.getByRole('combobox'), 'germany{Enter}');
  await user.clear(input('phone'));
  await user.type(input('phone'), '030 901820');
  unmount();
  openForm({ services });
  expect(await screen.findByRole('button', { name: /Germany/ })).toBeVisible();
  expect(input('phone').value).toBe('030 901820');
  await user.click(button());
  await waitFor(() => expect(services.requests).toHaveLength(1));
  expect(services.requests[0]?.body).toMatchObject({ phone: '+4930901820' });
});

/** The code that reads numbers arrives when the test resolves it. */
const loadLate = () => {
  const loading = Promise.withResolvers<phoneModule.PhoneModule>();
  jest.spyOn(phoneModule, 'loadedPhoneModule').mockReturnValue(undefined);
  jest.spyOn(phoneModule, 'loadPhoneModule').mockReturnValue(loading.promise);
  return loading;
};

const WHILE_LOADING: [string, (user: UserEvent, leave: () => void) => unknown][] = [
  ['edits a field', (user) => user.type(input('first_name'), 'line')],
  ['edits the number', (user) => user.type(input('phone'), '9')],
  ['presses the button again', (user) => user.click(button())],
  ['presses Enter', (user) => user.type(input('email'), '{Enter}')],
  ['leaves the page', (_user, leave) => leave()],
];

it.each(WHILE_LOADING)(
  'sends once what the form showed when a visitor %s while the number cannot be read yet',
  async (_what, doMeanwhile) => {
    const loaded = await phoneModule.loadPhoneModule();
    const loading = loadLate();
    const { services, unmount, user } = openForm();
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('Sending'));
    expect(input('email')).toBeDisabled();
    await doMeanwhile(user, unmount);
    await act(async () => loading.resolve(loaded));
    await waitFor(() => expect(services.requests).toHaveLength(1));
    const { first_name, phone } = DEMO_TEXTS;
    expect(services.requests[0]?.body).toMatchObject({ first_name, phone });
  },
);

it('can be edited again when the number that was read is wrong', async () => {
  const loaded = await phoneModule.loadPhoneModule();
  const loading = loadLate();
  const { services, user } = openForm();
  await user.type(input('phone'), '555-0142');
  await user.click(button());
  await act(async () => loading.resolve(loaded));
  expect(input('phone')).toHaveAccessibleDescription(/Invalid phone number/);
  expect(input('phone')).toBeEnabled();
  expect(services.requests).toEqual([]);
});

it('leaves the number to the server when the countries cannot load', async () => {
  const failLoading = loadLate();
  const { services, user } = openForm();
  await fillIn(user);
  await user.clear(input('phone'));
  await user.type(input('phone'), '(503) 555-0142');
  await user.click(button());
  failLoading.reject(new Error('Loading chunk failed.'));
  await waitFor(() => expect(services.requests).toHaveLength(1));
  expect(services.requests[0]?.body).toMatchObject({ phone: '(503) 555-0142' });
});

it('ignores the result of another form', () => {
  const result = { action: '/api/other', values: {}, fields: {}, message: 'No', data: null };
  openForm({ result });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('has a honeypot that neither browsers nor password managers fill in', () => {
  openForm();
  const honeypot = input(HONEYPOT_FIELD);
  expect(honeypot.name).not.toMatch(
    /name|mail|phone|tel|address|street|city|zip|post|country|company|organi|url|web|site|user|pass|card|date|birth/,
  );
  expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  for (const name of ['autocomplete', 'data-1p-ignore', 'data-lpignore', 'data-bwignore']) {
    expect(honeypot).toHaveAttribute(name);
  }
});

/** Leaves the page in the frame in which the form is submitted. */
const submitAndLeave = async (visit: Visit, changes: Record<string, string> = {}) => {
  const { services, store, unmount, user } = openForm(visit);
  await fillIn(user);
  for (const [name, value] of Object.entries(changes))
    fireEvent.change(input(name), { target: { value } });
  jest.spyOn(scheduling, 'afterPaint').mockImplementation((work) => void setTimeout(work));
  fireEvent.submit(screen.getByRole('form'));
  unmount();
  return { services, form: () => selectForm(store.getState(), DEMO_FORM) };
};

it.each<[what: string, visit: Visit, left: object]>([
  ['an accepted form', {}, { phase: 'succeeded' }],
  [
    'a refused form',
    { answer: { status: 422, message: 'No.', fields: { email: 'Unknown' } } },
    { phase: 'editing', errors: { email: 'Unknown' }, draft: { email: DEMO_TEXTS.email } },
  ],
  [
    'a failed form',
    { answer: failedAnswer(500, 'Down') },
    { phase: 'editing', errors: {}, draft: { email: DEMO_TEXTS.email } },
  ],
  [
    'a form that does not reach the site',
    { answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    { phase: 'editing', nextRetry: { fields: { email: DEMO_TEXTS.email }, retryCount: 1 } },
  ],
])('sends %s although its page is left in the same frame', async (_what, visit, left) => {
  const { form, services } = await submitAndLeave(visit);
  await waitFor(() => expect(form()).toMatchObject(left));
  const { first_name, phone, email } = DEMO_TEXTS;
  expect(services.requests).toMatchObject([{ body: { first_name, phone, email } }]);
});

it('keeps an invalid form with its errors when its page is left in the same frame', async () => {
  const { form, services } = await submitAndLeave({}, { email: 'ada', first_name: '' });
  const errors = { email: 'Invalid email', first_name: 'First name is required' };
  await waitFor(() => expect(form()).toMatchObject({ errors, draft: { email: 'ada' } }));
  expect(services.requests).toEqual([]);
  expect(savedDraft(services)).toMatchObject({ last_name: DEMO_TEXTS.last_name, email: 'ada' });
});
