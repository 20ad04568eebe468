import { screen, within } from '@testing-library/react';
import type { WebinarEvent } from '../../contract/entities.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { EventCards } from './EventCards.tsx';
import { makeEvent } from './webinars.fixtures.ts';

const renderCards = (events: readonly WebinarEvent[], isFirstPage = true) =>
  renderWithProviders(<EventCards events={events} isFirstPage={isFirstPage} />);

const canceled = makeEvent({ id: '1', title: 'Canceled one', is_canceled: true });
const next = makeEvent({ id: '2', slug: 'next', title: 'Soonest', date: '2099-12-05 11:00' });
const later = makeEvent({ id: '3', title: 'Later', date: '2099-12-24 13:00' });
const past = makeEvent({ id: '4', title: 'Over', date: '2020-01-09 11:00' });

const cardOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li')!);
const titleOf = (text: string) => {
  const card = within(screen.getByText(text).closest('li')!);
  return card.getByRole('heading').textContent;
};

it('marks the next session, for which visitors can still register', () => {
  renderCards([canceled, next, later, past]);
  expect(titleOf('Next session')).toBe('Soonest');
  expect(cardOf('Soonest').getByText('Save your spot')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Soonest' })).toHaveAttribute(
    'href',
    '/webinars/event/next',
  );
  expect(cardOf('Canceled one').getByText('Canceled')).toBeVisible();
});

it('says when the next session is full', () => {
  renderCards([{ ...next, places_left: 0 }]);
  expect(screen.getByText('This event is full.')).toBeVisible();
  expect(screen.queryByText('Save your spot')).not.toBeInTheDocument();
});

it.each([
  ['on a later page', [next, later], false],
  ['without a session to come', [canceled, past], true],
])('has no larger card %s', (_, events, isFirstPage) => {
  renderCards(events, isFirstPage);
  expect(screen.queryByText('Next session')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading')).toHaveLength(2);
});

it.each([
  ['2099-12-24 13:00', 'Dec 24'],
  ['2099-12-24', 'Dec 24'],
  ['in spring', undefined],
  ['', undefined],
])('shows the day of %j on a plate', (date, day) => {
  renderCards([{ ...past, date }]);
  const plate = screen.getByRole('heading').closest('article')!.querySelector('[aria-hidden] b');
  expect(plate?.parentElement?.textContent).toBe(day);
});
