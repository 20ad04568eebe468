import { screen, waitFor } from '@testing-library/react';
import type { MyRegistration } from '../../contract/entities.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { MyRegistrationPage, myRegistrationPage } from './MyRegistrationPage.tsx';

const registration: MyRegistration = {
  event: { slug: 'rotation', title: 'Rotation', starts_at: '2099-12-03T16:00:00.000Z' },
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
  [410, 'This event has already started'],
])('shows the message for status %s: %s', async (status, title) => {
  renderPage(failedAnswer(status, ''));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
