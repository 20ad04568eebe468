import { screen } from '@testing-library/react';
import type { NewsletterLink } from '../../contract/bookings.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  renderWithProviders,
  type TestAnswers,
} from '../../testing/renderWithProviders.tsx';

import { newsletterConfirmPage, newsletterUnsubscribePage } from './NewsletterLinkPage.tsx';

const TOKEN = 'AbC-123_xyz';
const address = 'r…@example.com';

/** A server with one link, whose state changes when it is followed. */
const serverWith = (state: NewsletterLink['state'], next: NewsletterLink['state'] = state) => {
  const link = { state, address };
  const answers: TestAnswers = {
    newsletterLink: () => okAnswer({ ...link }),
    followNewsletterLink: () => {
      link.state = next;
      return okAnswer({ ...link });
    },
  };
  return makeTestServices(answers);
};

const open = (path: string, services: ReturnType<typeof makeTestServices>) => {
  const { Page } = path === confirmPath ? newsletterConfirmPage : newsletterUnsubscribePage;
  return renderWithProviders(<Page />, { path, services });
};
const confirmPath = `/newsletter/confirm/${TOKEN}`;
const unsubscribePath = `/newsletter/unsubscribe/${TOKEN}`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('confirms only when the button is pressed', async () => {
  const services = serverWith('pending', 'confirmed');
  const { user } = open(confirmPath, services);
  await title('One step left');
  expect(screen.getByText(/newsletter to r…@example\.com/)).toBeInTheDocument();
  expect(services.requests.map(({ name }) => name)).toEqual(['newsletterLink']);
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
  await title('You’re on the list');
  expect(screen.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
  expect(services.requests).toContainEqual(
    expect.objectContaining({
      name: 'followNewsletterLink',
      params: { link: 'confirm', token: TOKEN },
      body: {},
    }),
  );
});

it('unsubscribes only when the button is pressed', async () => {
  const { user } = open(unsubscribePath, serverWith('confirmed', 'unsubscribed'));
  await title('Unsubscribe?');
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await title('You’ve been unsubscribed');
  expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute(
    'href',
    '/blog#newsletter-box',
  );
});

it('shows the message of a failure and keeps the button', async () => {
  const services = makeTestServices({
    newsletterLink: okAnswer({ state: 'pending', address }),
    followNewsletterLink: failedAnswer(429, 'There were too many requests today.'),
  });
  const { user } = open(confirmPath, services);
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There were too many requests today.');
  expect(await screen.findByRole('button', { name: 'Confirm my address' })).toBeEnabled();
});

const UNREACHABLE = 'We couldn’t reach our server. Please try again.';

it.each([
  [confirmPath, 'pending', 'Confirm my address'],
  [unsubscribePath, 'confirmed', 'Unsubscribe'],
] as const)(
  'stays at %s when the server cannot be reached, and says so',
  async (path, state, name) => {
    let isDown = false;
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = open(
      path,
      makeTestServices({
        newsletterLink: () => (isDown ? unreachable() : okAnswer({ state, address })),
        followNewsletterLink: unreachable,
      }),
    );
    const button = await screen.findByRole('button', { name });
    isDown = true;
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE);
    expect(await screen.findByRole('button', { name })).toBeEnabled();
  },
);

it('disables the button until the link has been read again', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof okAnswer<NewsletterLink>>>();
  const link: NewsletterLink = { state: 'pending', address };
  const { user } = open(
    confirmPath,
    makeTestServices({
      newsletterLink: () => okAnswer({ ...link }),
      followNewsletterLink: () => answer.promise,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByRole('button', { name: 'One moment...' })).toBeDisabled();
  link.state = 'confirmed';
  answer.resolve(okAnswer({ ...link }));
  await title('You’re on the list');
});

it('shows an unknown link as not found', async () => {
  open(unsubscribePath, makeTestServices({ newsletterLink: failedAnswer(404) }));
  await title('This link doesn’t work');
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Subscribe again' })).toBeInTheDocument();
});

it('offers a retry when the link fails to load', async () => {
  open(confirmPath, makeTestServices({ newsletterLink: failedAnswer(503) }));
  await title('Oops! Something went wrong.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('is not indexed', async () => {
  open(confirmPath, serverWith('confirmed'));
  await title('You’re on the list');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
