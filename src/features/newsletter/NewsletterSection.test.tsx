import { screen, waitFor } from '@testing-library/react';
import { callPath, type ApiAnswer } from '../../contract/calls.ts';
import type { SubscriptionReceipt } from '../../contract/bookings.ts';
import {
  makeTestServices,
  okAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import {
  NoScriptAnswerContext,
  type NoScriptAnswer,
} from '../../shared/lead-form/NoScriptAnswer.ts';
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

it('sends the address with the honeypot, shows message and receipt and clears the input', async () => {
  const { services, user } = renderBox(
    okAnswer({ receipt: 'HN-7K3M9Q' }, 'Welcome to the letter.'),
  );
  await user.type(email(), 'ada@example.com');
  const trap = email().closest('form')?.elements.namedItem('opening_hours') as HTMLInputElement;
  trap.value = 'https://spam.example';
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  expect(await screen.findByRole('status')).toHaveTextContent(
    'Your confirmation number is HN-7K3M9Q.',
  );
  expect(services.notify).toHaveBeenCalledWith('success', 'Welcome to the letter.');
  expect(services.requests).toEqual([
    {
      name: 'subscribe',
      params: {},
      body: { email: 'ada@example.com', opening_hours: 'https://spam.example' },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  expect(email()).toHaveValue('');
});

it('asks for an address and sends nothing when the input is empty', async () => {
  const { services, user } = renderBox(accepted);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  expect(services.notify).toHaveBeenCalledWith('error', 'Please enter an email address');
  expect(services.requests).toEqual([]);
  expect(email()).toHaveFocus();
});

it.each(['ada', 'ada@example', 'ada@-example.com', 'Ada <ada@example.com>'])(
  'shows that %j is no address, until it is edited',
  async (text) => {
    const { services, user } = renderBox(accepted);
    await user.type(email(), text);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(email()).toHaveAccessibleDescription('Invalid email');
    expect(email()).toHaveFocus();
    expect(services.requests).toEqual([]);
    expect(services.notify).not.toHaveBeenCalled();
    await user.type(email(), 'x');
    expect(email()).not.toHaveAccessibleDescription();
  },
);

it.each([
  ['jörg@example.com', 'jörg@example.com'],
  ['ada@example.com\u200B', 'ada@example.com'],
  ['\u00A0ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
])('sends %j as %j', async (text, address) => {
  const { services, user } = renderBox(accepted);
  await user.type(email(), text);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(services.requests).toMatchObject([{ body: { email: address } }]));
});

it('disables the input and the button while it is submitting', async () => {
  const answer = Promise.withResolvers<ApiAnswer<SubscriptionReceipt | null>>();
  const { user } = renderBox(() => answer.promise);
  await user.type(email(), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(email()).toBeDisabled();
  answer.resolve(accepted);
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

it('sends an address from before a reload as soon as the box is shown', async () => {
  const services = makeTestServices({ subscribe: accepted });
  const stored = [{ email: 'ada@example.com', idempotencyKey: 'before' }];
  services.tabStorage.setItem('newsletter-pending', JSON.stringify(stored));
  renderWithProviders(<NewsletterSection />, { ...newsletter, services });
  await waitFor(() => expect(services.requests).toMatchObject([{ idempotencyKey: 'before' }]));
});

it('posts without scripts and shows the outcome in the URL', () => {
  renderBox(accepted, '/blog?newsletter=connected');
  expect(screen.getByRole('status')).toHaveTextContent('Your are already connected to newsletter');
  const action = `${callPath('subscribe')}#newsletter-box`;
  expect(email().closest('form')).toHaveAttribute('action', action);
  expect(email().closest('form')).toHaveAttribute('method', 'post');
  expect(email()).toHaveAttribute('name', 'email');
});

it('keeps the address that could not be stored without scripts, and says so', () => {
  const result: NoScriptAnswer = {
    action: callPath('subscribe'),
    values: { email: 'ada@example.com' },
    fields: {},
    message: 'We couldn’t save your address. Please try again.',
    data: null,
  };
  renderWithProviders(
    <NoScriptAnswerContext value={result}>
      <NewsletterSection />
    </NoScriptAnswerContext>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(result.message);
  expect(email()).toHaveValue('ada@example.com');
  expect(email()).not.toBeInvalid();
});

it('ignores an unknown outcome', () => {
  renderBox(accepted, '/blog?newsletter=toString');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
