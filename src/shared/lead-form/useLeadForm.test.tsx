import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import configureMockStore from 'redux-mock-store';
import { Provider } from 'react-redux';
import type { AppStore } from '../../store/makeStore.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { onlineStatusChanged } from '../../store/onlineStatusChanged.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../../testing/testServices.ts';
import type { TestAnswer, TestServices } from '../../testing/testServices.ts';
import { FormResultContext, type FormResult } from './FormResult.ts';
import {
  booking,
  listenToTrials,
  PHONE,
  sendingStarted,
  trialForms,
} from './trialForms.fixtures.ts';
import { useLeadForm } from './useLeadForm.ts';

const FORM = 'trial:a';
const ACTION = '/api/trial';

function Form() {
  const { draft, field, phone, frame, hasScripts } = useLeadForm(trialForms, FORM, ACTION);
  const { ref, action, isSubmitting, message, onEdit, onSubmit } = frame;
  const text = (name: string) => {
    const { error, ...input } = field(name);
    return <input aria-label={name} aria-invalid={!!error} title={error ?? ''} {...input} />;
  };
  const { error, onChange, written, ...input } = phone;
  return (
    <form
      ref={ref}
      aria-label="trial"
      onChange={({ target }) => onEdit((target as unknown as HTMLInputElement).name)}
      onSubmit={onSubmit}
    >
      <fieldset disabled={isSubmitting}>
        {text('email')}
        <select aria-label="date" {...field('date')} title={field('date').error ?? ''}>
          <option value="">None</option>
          <option>2099-12-03</option>
        </select>
        {text('time')}
        <input
          aria-label="phone"
          aria-invalid={!!error}
          title={error ?? ''}
          data-written={written}
          onChange={({ target }) => onChange(target.value)}
          {...input}
        />
        <button type="submit">Send</button>
      </fieldset>
      <input name="opening_hours" aria-label="trap" />
      <output>{JSON.stringify({ hasScripts, action, message, day: draft.date })}</output>
    </form>
  );
}

const renderForm = (store: Pick<AppStore, 'getState'>, sent: FormResult | null = null) => {
  const view = render(
    <Provider store={store as AppStore}>
      <FormResultContext value={sent}>
        <Form />
      </FormResultContext>
    </Provider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
};

interface Visit {
  answer?: TestAnswer<'requestDemo'>;
  services?: TestServices;
  store?: AppStore;
  sent?: FormResult | null;
}

const openForm = ({
  answer = okAnswer(booking),
  services = makeTestServices({ requestDemo: answer }),
  store = makeTestStore(services, [listenToTrials]),
  sent = null,
}: Visit = {}) => ({ ...renderForm(store, sent), store, services });

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const error = (name: string) => input(name).title;
const button = () => screen.getByRole('button', { name: 'Send' });
const keptDraft = ({ tabStorage }: TestServices) =>
  JSON.parse(tabStorage.getItem(`draft:${FORM}`) ?? 'null') as unknown;

const good = { email: 'ada@example.com', date: '2099-12-03', time: '14:00', phone: PHONE };

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(input('email'), good.email);
  await user.selectOptions(input('date'), good.date);
  await user.type(input('time'), good.time);
  await user.type(input('phone'), good.phone);
};

it('sends what was typed with its guards', async () => {
  const { services, user } = openForm();
  await fillIn(user);
  await user.type(input('trap'), 'spam');
  await user.click(button());
  expect(services.requests.map(({ body }) => body)).toEqual([
    {
      email: good.email,
      phone: good.phone,
      moment: `${good.date} ${good.time}`,
      opening_hours: 'spam',
      form_age_ms: expect.any(Number),
    },
  ]);
});

it('sends nothing while something is wrong, says what, and goes to the first such field', async () => {
  const { services, user } = openForm();
  await user.type(input('email'), good.email);
  await user.selectOptions(input('date'), good.date);
  await user.click(button());
  expect(['email', 'date', 'time', 'phone'].map(error)).toEqual([
    '',
    '',
    'Please select both date and time',
    'Phone number is required',
  ]);
  await waitFor(() => expect(input('time')).toHaveFocus());
  expect(services.requests).toEqual([]);
});

it('judges only what is sent, not what is typed', async () => {
  const { user } = openForm();
  await user.click(button());
  await user.type(input('email'), 'ada');
  await user.tab();
  expect(error('email')).toBe('');
});

it('shows what the server says at its field and goes there', async () => {
  const refusal = { status: 422, message: 'No.', fields: { moment: 'That hour is taken' } };
  const { user } = openForm({ answer: refusal });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(input('time')).toHaveFocus());
  expect(error('time')).toBe('That hour is taken');
  expect(input('email').value).toBe(good.email);
});

it('goes back to the button when the server says nothing of a field', async () => {
  const { user } = openForm({ answer: failedAnswer(503, 'Down') });
  await fillIn(user);
  await user.type(input('email'), '{Enter}');
  await waitFor(() => expect(button()).toHaveFocus());
  expect(button()).toBeEnabled();
});

it('keeps what is typed once its field is left, and what is chosen at once', async () => {
  const { services, user } = openForm();
  await user.type(input('email'), 'ada');
  expect(keptDraft(services)).toBeNull();
  await user.tab();
  expect(keptDraft(services)).toEqual({ email: 'ada' });
  await user.selectOptions(input('date'), good.date);
  expect(keptDraft(services)).toEqual({ email: 'ada', date: good.date });
  expect(screen.getByRole('status').textContent).toContain(good.date);
  await user.type(input('phone'), '+1');
  expect(keptDraft(services)).toEqual({ email: 'ada', date: good.date, phone: '+1' });
});

it('keeps what is typed when the page is hidden, as before a reload', async () => {
  const { services, user } = openForm();
  await user.type(input('email'), 'ada');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(keptDraft(services)).toEqual({ email: 'ada' });
});

it('keeps what is typed when the visitor leaves the form, and fills it in again', async () => {
  const { services, store, unmount, user } = openForm();
  await user.type(input('phone'), '+1');
  await user.type(input('email'), 'ada');
  unmount();
  expect(keptDraft(services)).toEqual({ email: 'ada', phone: '+1' });

  openForm({ store }).unmount();
  openForm({ services });
  expect(input('email').value).toBe('ada');
  expect(input('phone').value).toBe('+1');
  expect(input('date').value).toBe('');
});

it('keeps nothing of itself in the tab once it is gone and was taken', async () => {
  const { services, unmount, user } = openForm();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(services.notify).toHaveBeenCalled());
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(keptDraft(services)).toBeNull();
});

it('is filled in while it is sent on for a visitor who was away', () => {
  const services = makeTestServices();
  const store = makeTestStore(services, [listenToTrials]);
  const { email, date } = good;
  store.dispatch(trialForms.draftKept({ form: FORM, draft: { email, date } }));
  store.dispatch(sendingStarted(FORM));
  openForm({ store });
  expect(button()).toBeDisabled();
  expect(input('email').value).toBe(email);
  expect(input('date').value).toBe(date);
});

it('counts its age from the page that it came with, and else from its opening', () => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
  const openedAt = (cause: 'load' | 'link') => {
    const state = stateAfter();
    const store = configureMockStore<RootState>()({
      ...state,
      navigation: { ...state.navigation, cause },
    });
    renderForm(store).unmount();
    const [opened] = store.getActions() as [ReturnType<typeof trialForms.formOpened>];
    expect(opened.type).toBe('trial/formOpened');
    return Date.now() - opened.payload.at;
  };
  expect(openedAt('load')).toBeGreaterThanOrEqual(60_000);
  expect(openedAt('link')).toBeLessThan(60_000);
  jest.restoreAllMocks();
});

it('tells of edits only while something is wrong: else every key would be in the log', async () => {
  const state = stateAfter();
  const store = configureMockStore<RootState>()(state);
  const { user } = renderForm(store);
  await user.type(input('email'), 'ada');
  const types = (store.getActions() as { type: string }[]).map(({ type }) => type);
  expect(types).toEqual(['trial/formOpened', 'trial/draftKept']);
});

it('does not send by itself what is being changed, letter by letter, when the network is back', async () => {
  const { services, store, user } = openForm({ answer: () => Promise.reject(new TypeError()) });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(button()).toHaveFocus());
  expect(trialForms.selectIsUnsent(store.getState(), FORM)).toBe(true);
  await user.type(input('email'), 'x');
  act(() => void store.dispatch(onlineStatusChanged(true)));
  expect(services.requests).toHaveLength(1);
});

it('has its scripts, and nothing to say, until it was sent without them', () => {
  openForm({ sent: { action: '/api/other', values: {}, fields: {}, message: 'No', data: null } });
  expect(screen.getByRole('status').textContent).toBe(
    JSON.stringify({ hasScripts: true, action: ACTION }),
  );
});

it('shows a form that was sent without scripts as it was sent, with what is wrong', () => {
  const values = { email: 'ada', phone: '503' };
  const fields = { email: 'Invalid email', phone: 'Invalid phone number' };
  openForm({ sent: { action: ACTION, values, fields, message: 'Please check', data: null } });
  expect(input('email').value).toBe('ada');
  expect(error('email')).toBe('Invalid email');
  expect(input('phone')).toHaveAttribute('data-written', '503');
  expect(error('phone')).toBe('Invalid phone number');
  expect(screen.getByRole('status').textContent).toBe(
    JSON.stringify({ hasScripts: false, action: ACTION, message: 'Please check' }),
  );
});
