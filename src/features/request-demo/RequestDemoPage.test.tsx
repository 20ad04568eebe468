import { screen, waitFor, within } from '@testing-library/react';
import type { ApiAnswer } from '../../api/baseQuery';
import { endpoints } from '../../contract/endpoints';
import {
  failedAnswer,
  makeTestServices,
  renderWithProviders,
  type TestAnswer,
  type TestServices,
} from '../../testing/renderWithProviders';
import { SentFormContext } from '../../ui/SentForm';
import { RequestDemoPage } from './RequestDemoPage';

const CALL = endpoints.requestDemo;

const booking = {
  demo_id: 'HD-7K3M9Q',
  event_link: 'https://site.test/calendar/HD-7K3M9Q.ics',
  meet_link: 'https://meet.test/HD-7K3M9Q',
};

const accepted: ApiAnswer = { status: 200, body: { message: 'See you then.', data: booking } };

const renderPage = (answer: TestAnswer = accepted, services?: TestServices) =>
  renderWithProviders(<RequestDemoPage />, {
    path: '/request-demo',
    services: services ?? makeTestServices({ [CALL]: answer }),
  });

type User = ReturnType<typeof renderPage>['user'];

const field = (name: string) => screen.getByLabelText(name);
const submitButton = () => screen.getByRole('button', { name: 'Request a demo' });

/** A day that is always to come, where the tests run. */
const someDay = '2099-12-03';

const fillIn = async (user: User) => {
  await user.type(field('First name'), '  Zoë-Ann ');
  await user.type(field('Last name'), "O'Neil");
  await user.type(field('Phone'), '5035550142');
  await user.type(field('Email'), ' zoe@example.com');
  await user.selectOptions(field('Real-estate experience'), '1-3 deals a month');
  await user.selectOptions(field('Monthly budget'), '$501-$2,500');
  await user.type(field('Preferred date'), someDay);
  await user.selectOptions(field('Preferred time'), '2:00 PM');
};

const lastBody = ({ requests }: TestServices) => requests.at(-1)?.body as Record<string, unknown>;
const keys = ({ requests }: TestServices) =>
  requests.map(({ headers }) => headers?.['Idempotency-Key']);

it('says what to expect', () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('See it with your own leads');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(6);
});

it('names everything that is missing and moves to the first of it', async () => {
  const { services, user } = renderPage();
  await user.click(submitButton());
  for (const [name, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Phone', 'Phone number is required'],
    ['Email', 'Email is required'],
    ['Real-estate experience', 'Please select your experience level'],
    ['Monthly budget', 'Please select your monthly budget'],
    ['Preferred date', 'Please select both date and time'],
  ] as const) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  await waitFor(() => expect(field('First name')).toHaveFocus());
  expect(services.requests).toEqual([]);
});

it('refuses digits in names, an email without a host and half a moment', async () => {
  const { user } = renderPage();
  await fillIn(user);
  await user.type(field('First name'), '2');
  await user.type(field('Last name'), '  2');
  await user.clear(field('Email'));
  await user.type(field('Email'), 'zoe@');
  await user.selectOptions(field('Preferred time'), '');
  await user.click(submitButton());

  expect(await screen.findByText('First name should contain only letters')).toBeVisible();
  expect(screen.getByText('Last name should contain only letters')).toBeVisible();
  expect(screen.getByText('Invalid email')).toBeVisible();
  expect(field('Preferred time')).toHaveAccessibleDescription(
    expect.stringContaining('Please select both date and time'),
  );
});

it('refuses a moment that has passed', async () => {
  const { user } = renderPage();
  await fillIn(user);
  await user.clear(field('Preferred date'));
  await user.type(field('Preferred date'), '2020-01-02');
  await user.click(submitButton());
  expect(await screen.findByText('Date and time must be in the future')).toBeVisible();
});

it('takes an error away as soon as its field is edited, that of the moment from both fields', async () => {
  const { user } = renderPage();
  await user.click(submitButton());
  await screen.findByText('First name is required');
  await user.type(field('First name'), 'Z');
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  await user.type(field('Phone'), '5');
  expect(screen.queryByText('Phone number is required')).not.toBeInTheDocument();
  await user.selectOptions(field('Preferred time'), '9:00 AM');
  expect(screen.queryByText('Please select both date and time')).not.toBeInTheDocument();
  expect(screen.getByText('Last name is required')).toBeVisible();
});

it('offers ten hours, tells the zone and starts today', () => {
  renderPage();
  const hours = within(field('Preferred time')).getAllByRole('option');
  expect(hours.map((hour) => hour.textContent)).toEqual([
    'Please choose',
    ...['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM'],
    ...['2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM', '6:00 PM'],
  ]);
  expect(field('Preferred date')).toHaveAttribute(
    'min',
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  );
  expect(field('Preferred date')).toHaveAccessibleDescription(/^Times are in your time zone, /);
});

it('closes the hours of today that have passed', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date(2030, 4, 6, 11, 30) });
  const { user } = renderPage();
  await user.type(field('Preferred date'), '2030-05-06');
  const isOpen = (hour: string) =>
    !screen.getByRole<HTMLOptionElement>('option', { name: hour }).disabled;
  expect(isOpen('11:00 AM')).toBe(false);
  expect(isOpen('12:00 PM')).toBe(true);
  await user.clear(field('Preferred date'));
  await user.type(field('Preferred date'), '2030-05-07');
  expect(isOpen('9:00 AM')).toBe(true);
  jest.useRealTimers();
});

it('sends trimmed texts, the phone in E.164 and the moment as an instant', async () => {
  const { services, user } = renderPage();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText('Demo Scheduled Successfully!');
  expect(services.requests).toHaveLength(1);
  expect(lastBody(services)).toEqual({
    first_name: 'Zoë-Ann',
    last_name: "O'Neil",
    phone: '+15035550142',
    email: 'zoe@example.com',
    real_estate_experience: '1-3 deals a month',
    monthly_budget: '$501-$2,500',
    preferred_datetime: new Date(2099, 11, 3, 14).toISOString(),
    website: '',
    form_age_ms: expect.any(Number),
  });
  expect(keys(services)[0]).toMatch(/^[0-9a-f]{32}$/);
});

it('disables every field and says so while it is sending', async () => {
  let answer: (value: ApiAnswer) => void = () => undefined;
  const { services, user } = renderPage(
    () => new Promise<ApiAnswer>((resolve) => (answer = resolve)),
  );
  await fillIn(user);
  await user.dblClick(submitButton());
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  for (const name of ['First name', 'Phone', 'Email', 'Preferred date', 'Preferred time']) {
    expect(field(name)).toBeDisabled();
  }
  expect(screen.getByRole('button', { name: /^Country code/ })).toBeDisabled();
  expect(services.requests).toHaveLength(1);
  answer(accepted);
  expect(await screen.findByRole('heading', { name: 'Demo Scheduled Successfully!' })).toHaveFocus();
});

it('shows the number and the links of the demo, each to be copied', async () => {
  const { services, user } = renderPage();
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText('HD-7K3M9Q')).toBeVisible();
  expect(services.notify).toHaveBeenLastCalledWith('success', 'See you then.');
  expect(screen.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
    'href',
    booking.event_link,
  );
  expect(screen.getByRole('link', { name: 'Join Meeting' })).toHaveAttribute(
    'href',
    booking.meet_link,
  );
  expect(screen.queryByRole('form')).not.toBeInTheDocument();

  for (const name of ['Copy demo ID', 'Copy calendar link', 'Copy meeting link']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(services.copyText.mock.calls.flat()).toEqual(Object.values(booking));
  expect(services.notify).toHaveBeenLastCalledWith('success', 'Copied successfully');
});

it('says when nothing could be copied', async () => {
  const { services, user } = renderPage();
  services.copyText.mockRejectedValue(new Error('forbidden'));
  await fillIn(user);
  await user.click(submitButton());
  await user.click(await screen.findByRole('button', { name: 'Copy demo ID' }));
  await waitFor(() =>
    expect(services.notify).toHaveBeenLastCalledWith('error', expect.stringContaining('by hand')),
  );
});

it('has words of its own when the server says nothing', async () => {
  const { services, user } = renderPage({ status: 200, body: { message: '', data: booking } });
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText('HD-7K3M9Q');
  expect(services.notify).toHaveBeenCalledWith('success', 'Demo request submitted successfully!');
});

it('keeps what was typed after a failure and sends it again under the same key', async () => {
  let answer = failedAnswer(503, '');
  const { services, user } = renderPage(() => answer);
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() =>
    expect(services.notify).toHaveBeenCalledWith('error', 'Submission failed. Please try again.'),
  );
  expect(field('First name')).toHaveValue('  Zoë-Ann ');
  await waitFor(() => expect(submitButton()).toHaveFocus());

  answer = failedAnswer(500, 'The book is closed.');
  await user.click(submitButton());
  await waitFor(() =>
    expect(services.notify).toHaveBeenLastCalledWith('error', 'The book is closed.'),
  );
  await user.clear(field('Last name'));
  await user.type(field('Last name'), 'Byrne');
  answer = accepted;
  await user.click(submitButton());
  await screen.findByText('HD-7K3M9Q');
  const [first, second, third] = keys(services);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('shows what the server refuses at its field', async () => {
  const refused: ApiAnswer = {
    status: 422,
    body: {
      status: 422,
      message: 'Please check the form.',
      fields: { preferred_datetime: 'Date and time must be in the future', email: 'Invalid email' },
    },
  };
  const { user } = renderPage(refused);
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(field('Preferred time')).toBeInvalid();
  await waitFor(() => expect(field('Email')).toHaveFocus());
});

it('keeps a draft through a reload, until it has arrived', async () => {
  const services = makeTestServices({ [CALL]: accepted });
  const first = renderPage(accepted, services);
  await fillIn(first.user);
  first.unmount();

  const { user } = renderPage(accepted, services);
  expect(field('Last name')).toHaveValue("O'Neil");
  expect(field('Monthly budget')).toHaveValue('$501-$2,500');
  expect(field('Preferred date')).toHaveValue(someDay);
  expect((field('Phone') as HTMLInputElement).value.replace(/\D/g, '')).toContain('5035550142');
  await user.click(submitButton());
  await screen.findByText('HD-7K3M9Q');
  expect(services.tabStorage.getItem('draft:request-demo')).toBeNull();
});

it('can be sent without scripts', () => {
  renderPage();
  const form = screen.getByRole('form', { name: 'Choose a time' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', CALL);
  expect([...new FormData(form as HTMLFormElement).keys()].sort()).toEqual([
    'email',
    'first_name',
    'last_name',
    'monthly_budget',
    'phone',
    'preferred_date',
    'preferred_time',
    'real_estate_experience',
    'website',
  ]);
});

it('shows what came of a form that was sent without scripts', () => {
  const sent = { action: CALL, values: {}, fields: {}, message: '', data: booking };
  renderWithProviders(
    <SentFormContext value={sent}>
      <RequestDemoPage />
    </SentFormContext>,
  );
  expect(screen.getByText('HD-7K3M9Q')).toBeVisible();
});

it('shows what was wrong with a form that was sent without scripts', () => {
  const sent = {
    action: CALL,
    values: { first_name: 'Zoë', last_name: '2', monthly_budget: '$2,500+' },
    fields: { last_name: 'Last name should contain only letters' },
    message: 'Please check the form.',
    data: null,
  };
  renderWithProviders(
    <SentFormContext value={sent}>
      <RequestDemoPage />
    </SentFormContext>,
  );
  expect(field('First name')).toHaveValue('Zoë');
  expect(field('Monthly budget')).toHaveValue('$2,500+');
  expect(field('Last name')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the form.');
});
