import { act, screen, within } from '@testing-library/react';
import type { WebinarSummary } from '../../contract/entities.ts';
import {
  okAnswer,
  failedAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { WebinarCard } from './WebinarGrid.tsx';
import { makeEvent, makeMany, makeVideo } from './webinars.fixtures.ts';
import { webinarsPage } from './WebinarsPage.tsx';

afterEach(() => jest.useRealTimers());

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

const over = makeEvent({ id: '1', title: 'Over', date: '2020-12-03 11:00' });
const upcoming = [
  makeEvent({ id: '2', title: 'Canceled', is_canceled: true }),
  makeEvent({ id: '3', title: 'Some day', date: '' }),
  makeEvent({ id: '4', slug: 'open', title: 'Open' }),
];

it('offers the next session and lists the events that are not over', async () => {
  renderPage(okAnswer([over, ...upcoming]), okAnswer([]));
  expect(await titles('Upcoming events')).toEqual(['Canceled', 'Some day', 'Open']);
  expect(screen.getByRole('heading', { level: 2, name: 'Open' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Save your spot' });
  expect(link).toHaveAttribute('href', '/webinars/event/open');
});

it.each([1, 2, 3, 4])(
  'lights the next of %d sessions, with the days of up to three',
  async (count) => {
    const sessions = makeMany(makeEvent, count).map((event, index) => ({
      ...event,
      date: `2099-12-0${9 - index} 11:00`,
      presented_by: index === count - 1 ? 'Zoe Quist' : '',
      host_image: '',
    }));
    renderPage(okAnswer([over, ...sessions]), okAnswer([]));
    const days = await screen.findAllByText(/^Dec \d$/);
    const expected = sessions.map((_, index) => `Dec ${9 - index}`).reverse();
    expect(days.map((day) => day.textContent)).toEqual(expected.slice(0, 3));
    expect(screen.getByText('ZQ').closest('[data-lit]')).toBeInTheDocument();
  },
);

it('offers no session and says so when all events are over', async () => {
  renderPage(okAnswer([over]), okAnswer([]));
  expect(await list('Upcoming events').findByText('No events found')).toBeVisible();
  expect(screen.getByText(/^We’re planning the next session/)).toBeVisible();
  expect(screen.queryByText('Over')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Save your spot' })).not.toBeInTheDocument();
});

it('drops a session that ends while the page is open', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2099-12-03T16:44:30Z') });
  renderPage(okAnswer([upcoming[2]]), okAnswer([]));
  expect(await screen.findByRole('link', { name: 'Save your spot' })).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('No events found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Save your spot' })).not.toBeInTheDocument();
});

const webinar = makeEvent({ date: '2026-12-03 11:00', updated_at: '2024-11-18T08:00:00Z' });

const renderCard = (kind: 'event' | 'video', changes: Partial<WebinarSummary> = {}) =>
  renderWithProviders(
    <WebinarCard kind={kind} webinar={{ ...webinar, ...changes }} headingLevel={3} />,
  );

it('shows on a card when an event takes place, who presents it and when its page was updated', () => {
  renderCard('event');
  const link = screen.getByRole('link', { name: 'Round-robin without the arguments' });
  expect(link).toHaveAttribute('href', '/webinars/event/rotation');
  expect(screen.getByText('Event').parentElement).toHaveTextContent(
    'EventThu, Dec 3, 2026, 11:00 AM ET',
  );
  expect(screen.getByText('2024-11-18').parentElement).toHaveTextContent('Updated 2024-11-18');
  expect(screen.getByText('Presented by Grace Whitfield')).toBeInTheDocument();
});

it('shows on the card of an event without a date who presents it', () => {
  renderCard('event', { date: '' });
  expect(screen.getByText('Presented by Grace Whitfield')).toBeInTheDocument();
});

it.each([
  ['event', ''],
  ['video', 'Grace Whitfield'],
] as const)('links an %s card to its page, without the presenter %j', (kind, presented_by) => {
  renderCard(kind, { presented_by });
  expect(screen.getByRole('link')).toHaveAttribute('href', `/webinars/${kind}/rotation`);
  expect(screen.queryByText(/Presented by/)).not.toBeInTheDocument();
});
