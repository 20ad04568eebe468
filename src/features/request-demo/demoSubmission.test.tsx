import { screen, waitFor } from '@testing-library/react';
import type { ApiAnswer } from '../../contract/calls.ts';
import type { DemoBooking } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { zoneName } from '../../lib/eventTime.ts';
import { countryPhoneInput } from '../../shared/lead-form/PhoneField.tsx';
import {
  loadRoute,
  okAnswer,
  renderRoute,
  type TestServices,
} from '../../testing/renderWithProviders.tsx';
import {
  accepted,
  booking,
  field,
  fillIn,
  renderPage,
  submitButton,
} from './demoPage.fixtures.tsx';

beforeAll(() => loadRoute(paths.requestDemo));
// As once the form has had the focus.
beforeAll(countryPhoneInput.load);

const lastBody = ({ requests }: TestServices) => requests.at(-1)?.body as Record<string, unknown>;
const keys = ({ requests }: TestServices) => requests.map(({ idempotencyKey }) => idempotencyKey);

const iconOf = (button: string) =>
  screen.getByRole('button', { name: button }).querySelector('svg')?.getAttribute('class');

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
    opening_hours: '',
    form_age_ms: expect.any(Number),
  });
  expect(keys(services)[0]).toMatch(/^[0-9a-f]{32}$/);
});

it('begins its success with the day, the hour and the zone that were chosen', async () => {
  const { user } = renderPage();
  await fillIn(user);
  await user.click(submitButton());
  const title = await screen.findByText('Demo Scheduled Successfully!');
  const zone = zoneName(
    Date.UTC(2099, 11, 3),
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const moment = await screen.findByText(`Thursday, December 3, 2099, 2:00 PM, ${zone}`);
  expect(title.nextElementSibling).toBe(moment);
});

it('disables every field and says so while it is sending', async () => {
  let answer: (value: ApiAnswer<DemoBooking>) => void = () => undefined;
  const { services, user } = renderPage(
    () => new Promise<ApiAnswer<DemoBooking>>((resolve) => (answer = resolve)),
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
  expect(
    await screen.findByRole('heading', { name: 'Demo Scheduled Successfully!' }),
  ).toHaveFocus();
});

it('shows the booking to a visitor who left while it was being sent and comes back', async () => {
  let answer: (value: ApiAnswer<DemoBooking>) => void = () => undefined;
  const { services, store, unmount, user } = renderPage(
    () => new Promise<ApiAnswer<DemoBooking>>((resolve) => (answer = resolve)),
  );
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByRole('button', { name: 'Submitting...' });
  unmount();
  answer(accepted);
  await waitFor(() => expect(services.notify).toHaveBeenCalledWith('success', 'See you then.'));

  renderRoute(paths.requestDemo, { store, services });
  expect(screen.getByText('HD-7K3M9Q')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(services.requests).toHaveLength(1);
});

it('ticks only the row that was copied when two rows have the same link', async () => {
  const { user } = renderPage(okAnswer({ ...booking, meet_link: booking.event_link }));
  await fillIn(user);
  await user.click(submitButton());
  await user.click(await screen.findByRole('button', { name: 'Copy calendar link' }));
  await waitFor(() => expect(iconOf('Copy calendar link')).toMatch(/check/));
  expect(iconOf('Copy meeting link')).toMatch(/copy/);
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
  expect(iconOf('Copy demo ID')).toMatch(/copy/);
});

it('shows a default message when the server sends none', async () => {
  const { services, user } = renderPage({ ...accepted, message: '' });
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText('HD-7K3M9Q');
  expect(services.notify).toHaveBeenCalledWith('success', 'Demo request submitted successfully!');
});

it('shows what the server refuses at its field', async () => {
  const refused = {
    status: 422,
    message: 'Please check the form.',
    fields: { preferred_datetime: 'Date and time must be in the future', email: 'Invalid email' },
  };
  const { user } = renderPage(refused);
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(field('Preferred time')).toBeInvalid();
  await waitFor(() => expect(field('Email')).toHaveFocus());
});
