import { zodResolver } from '@hookform/resolvers/zod';
import { createSlice } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { z } from 'zod';
import { emailSchema } from '../../contract/forms.ts';
import { makeStore } from '../../store/makeStore.ts';
import { rootReducer, type RootState } from '../../store/rootReducer.ts';
import { makeTestServices } from '../../testing/testServices.ts';
import { FormResultContext, type FormResult } from './FormResult.ts';
import type { Lead } from './formDraft.ts';
import { useLeadForm } from './useLeadForm.ts';

const schema = z.object({
  email: emailSchema,
  date: z.string().min(1, 'Please select a date'),
  time: z.string().min(1, 'Please select a time'),
  phone: z.string({ error: 'Phone number is required' }),
});

type Values = z.infer<typeof schema>;
type Send = (lead: Lead<Values>) => Promise<{ error?: unknown }>;

const ACTION = '/api/trial';

/** Whether a form is being sent, as a mutation would say it. */
const sending = createSlice({
  name: 'sending',
  initialState: false,
  reducers: { begun: () => true, ended: () => false },
});
const withSending = rootReducer.inject({
  reducerPath: 'sending',
  reducer: sending.reducer,
} as never);
const selectIsSubmitting = withSending.selector(
  (state: RootState) => (state as unknown as { sending?: boolean }).sending ?? false,
);

function Form({ send }: { send: Send }) {
  const { field, phone, frame, hasScripts } = useLeadForm<Values, Values>({
    name: 'trial',
    action: ACTION,
    resolver: zodResolver(schema),
    selectIsSubmitting,
    send,
    fieldOf: (name) => (name === 'moment' ? 'time' : name),
  });
  const text = (name: 'email' | 'date' | 'time', together?: ('date' | 'time')[]) => {
    const { error, ...input } = field(name, together);
    return <input aria-label={name} aria-invalid={!!error} title={error ?? ''} {...input} />;
  };
  const { error, onChange, written, ...input } = phone;
  return (
    <form onSubmit={(event) => void frame.onSubmit(event)} aria-label="trial">
      {text('email')}
      {text('date', ['date', 'time'])}
      {text('time', ['date', 'time'])}
      <input
        aria-label="phone"
        aria-invalid={!!error}
        title={error ?? ''}
        data-written={written}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
      <input name="website" aria-label="website" />
      <button type="submit" disabled={frame.isSubmitting}>
        Send
      </button>
      <output>
        {JSON.stringify({ hasScripts, action: frame.action, message: frame.message })}
      </output>
    </form>
  );
}

interface Visit {
  send?: Send;
  services?: ReturnType<typeof makeTestServices>;
  sent?: FormResult | null;
}

const openForm = ({ send, services = makeTestServices(), sent = null }: Visit = {}) => {
  const store = makeStore(services);
  const sender = jest.fn<Promise<{ error?: unknown }>, [Lead<Values>]>(send ?? (async () => ({})));
  const view = render(
    <Provider store={store}>
      <FormResultContext value={sent}>
        <Form send={sender} />
      </FormResultContext>
    </Provider>,
  );
  return { ...view, store, services, send: sender, user: userEvent.setup() };
};

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const error = (name: string) => input(name).title;
const button = () => screen.getByRole('button', { name: 'Send' });

const good: Values = {
  email: 'ada@example.com',
  date: '2099-12-03',
  time: '14:00',
  phone: '+15035550142',
};

const fillIn = async (user: ReturnType<typeof userEvent.setup>, values: Partial<Values> = good) => {
  for (const [name, text] of Object.entries(values)) await user.type(input(name), text);
};

it('sends what was typed with its guards and a key', async () => {
  const { send, user } = openForm();
  await fillIn(user);
  await user.type(input('website'), 'spam');
  await user.click(button());
  expect(send.mock.calls).toEqual([
    [
      {
        fields: good,
        guards: { website: 'spam', form_age_ms: expect.any(Number) },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ],
  ]);
});

it('sends nothing while something is wrong, says what, and goes to the first such field', async () => {
  const { send, user } = openForm();
  await fillIn(user, { email: good.email, phone: good.phone });
  await user.click(button());
  expect(send).not.toHaveBeenCalled();
  expect(['email', 'date', 'time', 'phone'].map(error)).toEqual([
    '',
    'Please select a date',
    'Please select a time',
    '',
  ]);
  await waitFor(() => expect(input('date')).toHaveFocus());
});

it('takes away what was wrong with a field when it is edited, and with its fellows', async () => {
  const { user } = openForm();
  await user.click(button());
  expect(error('email')).toBe('Email is required');
  await user.type(input('email'), 'a');
  expect(error('email')).toBe('');
  expect(error('phone')).toBe('Phone number is required');
  await user.type(input('phone'), '+');
  expect(error('phone')).toBe('');
  expect(error('time')).toBe('Please select a time');
  await user.type(input('date'), '2');
  expect([error('date'), error('time')]).toEqual(['', '']);
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
  const { user } = openForm({ send: async () => ({ error: refusal }) });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(input('time')).toHaveFocus());
  expect(error('time')).toBe('That hour is taken');
  expect(input('email').value).toBe(good.email);
});

it('goes back to the button when the server says nothing of a field', async () => {
  const { user } = openForm({ send: async () => ({ error: { status: 503, message: 'Down' } }) });
  await fillIn(user);
  await user.type(input('email'), '{Enter}');
  await waitFor(() => expect(button()).toHaveFocus());
});

it('leaves the focus alone once the form was taken', async () => {
  const { send, user } = openForm();
  await fillIn(user);
  await user.type(input('email'), '{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalled());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(input('email')).toHaveFocus();
});

it('sends nothing while a form is being sent', async () => {
  const { send, store, user } = openForm();
  await fillIn(user);
  act(() => void store.dispatch(sending.actions.begun()));
  expect(button()).toBeDisabled();
  act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(send).not.toHaveBeenCalled();
});

it('keeps what is typed in the tab, and fills it in again after a reload', async () => {
  const { services, unmount, user } = openForm();
  await fillIn(user, { email: good.email, phone: good.phone });
  unmount();
  expect(JSON.parse(services.tabStorage.getItem('draft:trial')!)).toEqual({
    email: good.email,
    phone: good.phone,
  });
  openForm({ services });
  expect(input('email').value).toBe(good.email);
  expect(input('phone').value).toBe(good.phone);
  expect(input('date').value).toBe('');
});

it('counts its age from the first time it was opened in the tab', async () => {
  const services = makeTestServices();
  services.tabStorage.setItem('opened:trial', JSON.stringify({ at: String(Date.now() - 60_000) }));
  const { send, user } = openForm({ services });
  await fillIn(user);
  await user.click(button());
  expect(send.mock.calls[0]![0].guards.form_age_ms).toBeGreaterThanOrEqual(60_000);
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
  expect(input('email').defaultValue).toBe('ada');
  expect(error('email')).toBe('Invalid email');
  expect(input('phone')).toHaveAttribute('data-written', '503');
  expect(error('phone')).toBe('Invalid phone number');
  expect(screen.getByRole('status').textContent).toBe(
    JSON.stringify({ hasScripts: false, action: ACTION, message: 'Please check' }),
  );
});
