import { screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { Thread } from './Thread.tsx';
import { groupChosen, selectThread } from './threadSlice.ts';

const texts = SITE_TEXTS['feature-activity-tracking'].thread!;

it.each([
  ['all', 9, 5],
  ['contact', 2, 2],
  ['showing', 2, 2],
  ['deal', 2, 2],
  ['office', 3, 2],
] as const)('shows the events of %s: %i on %i days', (group, events, days) => {
  const thread = selectThread(stateAfter(groupChosen(group)), texts);
  expect([thread.shown, thread.days.length]).toEqual([events, days]);
  expect(thread.days.flatMap((day) => day.events)).toHaveLength(events);
});

it('has each event in one group, so that the counts add up', () => {
  const { groups, all } = selectThread(stateAfter(), texts);
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(all);
});

it('offers no group without events', () => {
  const events = texts.events.filter(({ group }) => group !== 'deal');
  const { groups } = selectThread(stateAfter(), { ...texts, events });
  expect(groups.map(({ kind }) => kind)).toEqual(['contact', 'showing', 'office']);
});

it('shows everything on a new page', () => {
  const left = stateAfter(groupChosen('deal'), locationChangedTo(paths.feature('dashboard')));
  expect(selectThread(left, texts).group).toBe('all');
});

it('keeps what comes next below the chosen events', async () => {
  const { user } = renderWithProviders(<Thread texts={texts} />, {
    path: paths.feature('activity-tracking'),
  });
  await user.click(screen.getByRole('radio', { name: 'Deal 2' }));
  expect(screen.getByText('Offer signed')).toBeInTheDocument();
  expect(screen.queryByText('New inquiry')).toBeNull();
  expect(screen.getByText(texts.next.title)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 of 9 events.');
  await user.click(screen.getByRole('radio', { name: 'All 9' }));
  expect(screen.getByText('New inquiry')).toBeInTheDocument();
});
