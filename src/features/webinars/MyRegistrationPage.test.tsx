import { screen, waitFor } from '@testing-library/react';
import type { MyRegistration } from '../../contract/bookings.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { MyRegistrationPage, myRegistrationPage } from './MyRegistrationPage.tsx';
import { makeEventJoin } from './webinars.fixtures.ts';

const registration: MyRegistration = {
  event: makeEventJoin().event,
  calendar_link: 'https://site.test/calendar/key.ics',
  first_name: 'Ada',
  last_name: 'Ek',
  email: 'ada@example.com',
  is_canceled: false,
};

const renderPage = (
  read: TestAnswer<'myRegistration'>,
  canceled: TestAnswer<'cancelRegistration'> = failedAnswer(503, ''),
) => {
  const services = makeTestServices({ myRegistration: read, cancelRegistration: canceled });
  const path = '/my-registration/a-token';
  return renderWithProviders(<MyRegistrationPage />, { ...myRegistrationPage, path, services });
};

it('cancels once and links back to the event', async () => {
  let is_canceled = false;
  const { services, user } = renderPage(
    () => okAnswer({ ...registration, is_canceled }),
    () => {
      is_canceled = true;
      return okAnswer({ ...registration, is_canceled }, 'Your registration is canceled');
    },
  );
  expect(await screen.findByText('Ada Ek')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Cancel my registration' }));
  expect(await screen.findByRole('link', { name: 'Open the event' })).toHaveAttribute(
    'href',
    '/webinars/event/rotation',
  );
  expect(services.notify).toHaveBeenCalledWith('success', 'Your registration is canceled');
  const sent = services.requests.filter(({ name }) => name === 'cancelRegistration');
  expect(sent).toMatchObject([{ params: { token: 'a-token' } }]);
});

it('shows a failure and enables the button again', async () => {
  const { services, user } = renderPage(okAnswer(registration));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel my registration' }));
  await waitFor(() =>
    expect(services.notify).toHaveBeenCalledWith(
      'error',
      'Something went wrong. Please try again.',
    ),
  );
  expect(screen.getByRole('button', { name: 'Cancel my registration' })).toBeEnabled();
});

it.each([
  [404, 'We can’t find that registration'],
  [410, 'This event has already taken place'],
])('shows the message for status %s: %s', async (status, title) => {
  renderPage(failedAnswer(status, ''));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

const JOIN_LINK = 'https://site.test/my-registration/other/join';

it.each([
  ['2099-12-02T16:00:00Z', 'Your link works from 15 minutes before', true],
  ['2099-12-03T15:46:00Z', 'The doors are open.', true],
  ['2099-12-03T16:10:00Z', 'This event has already started', false],
])('leads to the event, and at %s says "%s"', async (now, words, isCancelable) => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse(now) });
  renderPage(okAnswer({ ...registration, join_link: JOIN_LINK }));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Join the event' })).toHaveAttribute('href', JOIN_LINK);
  expect(screen.queryAllByRole('button', { name: 'Cancel my registration' })).toHaveLength(
    isCancelable ? 1 : 0,
  );
  jest.useRealTimers();
});

it('says how the guest of an event without an address will get it', async () => {
  renderPage(okAnswer(registration));
  expect(await screen.findByText(/We’ll email you the link to join/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
    'href',
    registration.calendar_link,
  );
});
