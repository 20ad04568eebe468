import { screen, waitFor } from '@testing-library/react';
import { callPath, type ApiAnswer } from '../../contract/calls.ts';
import type { SubscriptionReceipt } from '../../contract/entities.ts';
import {
  makeTestServices,
  okAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { listenToNewsletter } from './newsletterSlice.ts';

const newsletter = { listeners: [listenToNewsletter] };

const renderBox = (answer: TestAnswer<'subscribe'>, path = '/blog') =>
  renderWithProviders(<NewsletterSection />, {
    ...newsletter,
    path,
    answers: { subscribe: answer },
  });

const accepted = okAnswer(null, 'Welcome to the letter.');

const email = () => screen.getByRole('textbox', { name: 'Email' });

it('sends the trimmed address, shows the server message and clears the input', async () => {
  const { services, user } = renderBox(accepted);
  await user.type(email(), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  await waitFor(() =>
    expect(services.notify).toHaveBeenCalledWith('success', 'Welcome to the letter.'),
  );
  expect(services.requests).toEqual([
    {
      name: 'subscribe',
      params: {},
      body: { email: 'ada@example.com' },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  expect(email()).toHaveValue('');
});

it('shows what the subscription is found by, below the box', async () => {
  const { user } = renderBox(okAnswer({ receipt: 'HN-7K3M9Q' }, 'Welcome to the letter.'));
  await user.type(email(), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your receipt is HN-7K3M9Q.');
});

it('asks for an address and sends nothing when the input is empty', async () => {
  const { services, user } = renderBox(accepted);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  expect(services.notify).toHaveBeenCalledWith('error', 'Please enter an email address');
  expect(services.requests).toEqual([]);
  expect(email()).toHaveFocus();
});

it('disables the input and the button while it is submitting', async () => {
  let answer: (value: ApiAnswer<SubscriptionReceipt | null>) => void = () => undefined;
  const { user } = renderBox(
    () => new Promise<ApiAnswer<SubscriptionReceipt | null>>((resolve) => (answer = resolve)),
  );
  await user.type(email(), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(email()).toBeDisabled();
  answer(accepted);
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

it('sends an address kept from before as soon as the box is shown', async () => {
  const services = makeTestServices({ subscribe: accepted });
  services.tabStorage.setItem(
    'newsletter-pending',
    JSON.stringify([{ email: 'ada@example.com', idempotencyKey: 'before' }]),
  );
  renderWithProviders(<NewsletterSection />, { ...newsletter, services });

  await waitFor(() => expect(services.tabStorage.getItem('newsletter-pending')).toBeNull());
  expect(services.requests).toEqual([
    {
      name: 'subscribe',
      params: {},
      body: { email: 'ada@example.com' },
      idempotencyKey: 'before',
    },
  ]);
});

it('sends what a machine wrote into the field that people do not see', async () => {
  const { services, user } = renderBox(accepted);
  await user.type(email(), 'ada@example.com');
  const trap = email().closest('form')?.elements.namedItem('opening_hours') as HTMLInputElement;
  trap.value = 'https://spam.example';
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  expect(services.requests[0]?.body).toEqual({
    email: 'ada@example.com',
    opening_hours: 'https://spam.example',
  });
});

it('can be sent without scripts and then says what came of it', () => {
  renderBox(accepted, '/blog?newsletter=connected');
  expect(screen.getByRole('status')).toHaveTextContent('Your are already connected to newsletter');
  expect(email().closest('form')).toHaveAttribute('action', callPath('subscribe'));
  expect(email().closest('form')).toHaveAttribute('method', 'post');
});

it('ignores an outcome it does not know', () => {
  renderBox(accepted, '/blog?newsletter=toString');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
