import { screen, within } from '@testing-library/react';
import {
  okAnswer,
  failedAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { makeEvent, makeMany, makeVideo } from './webinars.fixtures.ts';
import { webinarsPage } from './WebinarsPage.tsx';

const renderPage = (events: TestAnswer<'events'>, videos: TestAnswer<'videos'>) =>
  renderWithProviders(<webinarsPage.Page />, {
    path: '/webinars',
    answers: { events, videos },
  });

const list = (name: string) => within(screen.getByRole('region', { name }));
const titles = async (name: string) =>
  (await list(name).findAllByRole('heading', { level: 3 })).map((title) => title.textContent);

it('shows the first three events and the first three videos', async () => {
  renderPage(okAnswer(makeMany(makeEvent, 5)), okAnswer(makeMany(makeVideo, 4)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Webinars and live events');
  expect(await titles('Upcoming events')).toEqual(['Number 1', 'Number 2', 'Number 3']);
  expect(await titles('On demand-videos')).toEqual(['Number 1', 'Number 2', 'Number 3']);

  const events = list('Upcoming events');
  expect(events.getByRole('link', { name: /^View all/ })).toHaveAttribute(
    'href',
    '/webinars/all-events',
  );
  const videos = list('On demand-videos');
  expect(videos.getByRole('link', { name: /^View all/ })).toHaveAttribute(
    'href',
    '/webinars/all-videos',
  );
});

it('keeps one list when the other fails, and reads the other again when asked', async () => {
  let events = failedAnswer(503);
  const { user } = renderPage(() => events, okAnswer(makeMany(makeVideo, 1)));
  expect(await screen.findByText('Oops! Something went wrong.')).toBeVisible();
  expect(await titles('On demand-videos')).toEqual(['Number 1']);
  events = okAnswer(makeMany(makeEvent, 2));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles('Upcoming events')).toEqual(['Number 1', 'Number 2']);
});
