import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { makeTestStore } from '../../../testing/makeTestStore.ts';
import { Call } from './Call.tsx';
import {
  actionToggled,
  hasSummary,
  listenToPlaying,
  playToggled,
  selectCall,
  selectIsPlaying,
  sentenceChosen,
  sentenceReached,
} from './callSlice.ts';

const texts = SITE_TEXTS['feature-realtime-communication'].call!;
const LINES = texts.lines.length;

const callAfter = (...actions: readonly UnknownAction[]) =>
  selectCall(stateAfter(...actions), texts);

const reached = (count: number) => [
  playToggled(LINES),
  ...Array.from({ length: count }, () => sentenceReached(LINES)),
];

it.each([
  ['nothing', [], 4, 1, false],
  ['Play', reached(0), 0, 0, true],
  ['four sentences', reached(3), 2, 3, true],
  ['a pause', [...reached(4), playToggled(LINES)], 3, 4, false],
  ['a pause and Play', [...reached(4), playToggled(LINES), playToggled(LINES)], 3, 4, true],
  ['the whole call', reached(LINES - 1), 4, LINES - 1, false],
  ['a sentence that was chosen', [sentenceChosen(5)], 4, 5, false],
  [
    'a sentence ahead, chosen while the call plays',
    [...reached(1), sentenceChosen(4)],
    3,
    4,
    false,
  ],
] as const)(
  'after %s, shows its part of the summary',
  (_what, actions, written, current, plays) => {
    const { lines, isPlaying } = callAfter(...actions);
    expect(lines.filter(hasSummary).filter(({ isHeard }) => isHeard)).toHaveLength(written);
    expect(lines.findIndex(({ isCurrent }) => isCurrent)).toBe(current);
    expect(isPlaying).toBe(plays);
  },
);

it.each([0, 1, 3, LINES - 2, LINES - 1])('has four sentences near sentence %i', (index) => {
  const near = callAfter(sentenceChosen(index)).lines.filter(({ isNear }) => isNear);
  expect(near).toHaveLength(4);
  expect(near.some(({ isCurrent }) => isCurrent)).toBe(true);
});

it.each([
  ['0:00', 0],
  ['3:21', 0.5],
  ['6:42', 1],
  ['9:00', 1],
  ['soon', 0],
])('places the time %s in the call', (time, share) => {
  const lines = [{ ...texts.lines[0]!, time }];
  expect(selectCall(stateAfter(sentenceChosen(0)), { ...texts, lines }).share).toBe(share);
});

it('forgets confirmed actions when the call starts over, and everything on a new page', () => {
  const confirmed = [actionToggled(3), actionToggled(6), actionToggled(6)];
  expect(callAfter(...confirmed).lines.filter(({ isConfirmed }) => isConfirmed)).toHaveLength(1);
  expect(callAfter(...confirmed, playToggled(LINES)).lines[3]!.isConfirmed).toBe(false);
  const left = callAfter(...reached(2), locationChangedTo(paths.feature('dashboard')));
  expect(left.isPlaying).toBe(false);
});

it('plays to the end, and stops on another page', async () => {
  jest.useFakeTimers();
  const store = makeTestStore(undefined, [listenToPlaying]);
  store.dispatch(playToggled(LINES));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(selectIsPlaying(store.getState())).toBe(false);
  expect(selectCall(store.getState(), texts).time).toBe('5:02');
  store.dispatch(playToggled(LINES));
  store.dispatch(locationChangedTo(paths.feature('dashboard')));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('leads from a line of the summary to its sentence', async () => {
  const { user, store } = renderWithProviders(<Call texts={texts} />, {
    path: paths.feature('realtime-communication'),
  });
  const current = () =>
    within(screen.getByRole('list', { name: 'Transcript' }))
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current'));
  await user.click(screen.getByRole('button', { name: 'Sentence at 3:05' }));
  expect(current()).toHaveTextContent('four ninety-five');
  expect(screen.getByText('3:05 / 6:42')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Confirm Saturday/ }));
  expect(screen.getByText('On Daniel’s list')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Play the sample call' }));
  expect(screen.getAllByText('Not written yet')).toHaveLength(4);
  expect(screen.getByRole('checkbox', { name: /Send the roof report/ })).toBeDisabled();
  act(() => void store.dispatch(sentenceReached(LINES)));
  expect(screen.getByRole('status')).toHaveTextContent('Summary: Wants a second showing');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play the sample call' })).toBeInTheDocument();
});
