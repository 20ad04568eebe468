import { act, screen } from '@testing-library/react';
import type { EventJoin } from '../../contract/bookings.ts';
import {
  failedAnswer,
  okAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { JoinEventPage, joinEventPage } from './JoinEventPage.tsx';
import { makeEventJoin } from './webinars.fixtures.ts';

const renderPage = (joinEvent: TestAnswer<'joinEvent'>) =>
  renderWithProviders(<JoinEventPage />, {
    ...joinEventPage,
    path: '/my-registration/a-token/join',
    answers: { joinEvent },
  });

const renderAt = (now: string, over: Partial<EventJoin> = {}) => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse(now) });
  return renderPage(okAnswer(makeEventJoin(over)));
};
afterEach(() => jest.useRealTimers());

it('says when the event begins, and lets the guest in once it is open', async () => {
  renderAt('2099-12-03T15:44:30Z');
  expect(await screen.findByRole('heading', { name: 'Rotation hasn’t started yet' })).toBeVisible();
  expect(screen.getByText(/December 3, 2099/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join now' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('link', { name: 'Join now' })).toHaveAttribute(
    'href',
    '/my-registration/a-token/join',
  );
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(screen.getByRole('heading', { name: 'Rotation is over' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the event’s page' })).toBeVisible();
});

it.each([
  ['2099-12-03T16:10:00Z', { has_address: false }, 'Rotation', 'See the event’s page'],
  ['2099-12-03T16:10:00Z', { is_canceled: true }, 'Rotation is canceled', 'See all events'],
  ['2099-12-04T16:10:00Z', { recording: 'a-video' }, 'Rotation is over', 'Watch the recording'],
])('at %s of %j says "%s"', async (now, over, title, action) => {
  renderAt(now, over);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toBeVisible();
});

it('has a message for an unknown link', async () => {
  renderPage(failedAnswer(404));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We can’t find that registration' }),
  ).toBeVisible();
});
