import type { UnknownAction } from '@reduxjs/toolkit';
import { makeTestStore } from '../../../testing/makeTestStore.ts';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import {
  actionToggled,
  hasAction,
  hasSummary,
  listenToPlaying,
  playToggled,
  selectCall,
  selectIsPlaying,
  sentenceChosen,
  sentenceReached,
  type CallTexts,
} from './callSlice.ts';

const makeLine = (time: string, summary?: string) => ({
  time,
  speaker: 'Ida',
  text: `Said at ${time}.`,
  summary,
});

const action = { text: 'Send photos', agent: 'Ann', photo: '/Ann.svg' };

const TEXTS: CallTexts = {
  title: 'Call',
  text: 'A call to read along.',
  person: 'Ida',
  note: 'A sample',
  length: '1:40',
  summary_title: 'Summary',
  next_title: 'Next',
  lines: [
    makeLine('0:00'),
    { ...makeLine('0:25', 'Wants a garden'), action },
    makeLine('0:50'),
    { ...makeLine('1:00', 'Free on Saturday'), action },
    makeLine('1:20'),
  ],
  closing: 'That was all.',
};

const LINES = TEXTS.lines.length;

const callAfter = (actions: readonly UnknownAction[], texts: Partial<CallTexts> = {}) =>
  selectCall(stateAfter(...actions), { ...TEXTS, ...texts });

const play = playToggled(LINES);
const pause = playToggled(LINES);
const reach = sentenceReached(LINES);

/** The indexes of lines. */
const indexesOf = (lines: readonly { index: number }[]) => lines.map(({ index }) => index);

it.each([
  ['at first', [], false, 1, LINES],
  ['when it starts to play', [play], true, 0, 1],
  ['two sentences later', [play, reach, reach], true, 2, 3],
  ['at the last sentence', [play, reach, reach, reach, reach], false, 4, LINES],
  ['after the last sentence', [play, reach, reach, reach, reach, reach], false, 4, LINES],
  ['in a pause', [play, reach, pause], false, 1, 2],
  ['in a pause while a sentence ends', [play, reach, pause, reach], false, 1, 2],
  ['after a pause', [play, reach, pause, play], true, 1, 2],
  ['a sentence after a pause', [play, reach, pause, play, reach], true, 2, 3],
  ['when it plays again', [play, reach, reach, reach, reach, play], true, 0, 1],
  ['without having been played, when a sentence ends', [reach], false, 1, LINES],
  ['when a sentence is chosen before', [sentenceChosen(3)], false, 3, LINES],
  ['when an earlier sentence is chosen', [play, reach, reach, sentenceChosen(0)], false, 0, 3],
  ['when a later sentence is chosen', [play, reach, sentenceChosen(3)], false, 3, 4],
  ['and goes on where it was', [play, reach, reach, sentenceChosen(0), play], true, 2, 3],
  ['on another page', [play, reach, locationChangedTo('/pricing')], false, 1, LINES],
  ['when texts with more sentences were read', [sentenceChosen(9)], false, 4, LINES],
])(
  '%s, plays or not, shows a sentence and has some heard',
  (_when, actions, plays, current, heard) => {
    const { isPlaying, lines, time } = callAfter(actions);
    expect(isPlaying).toBe(plays);
    expect(selectIsPlaying(stateAfter(...actions))).toBe(plays);
    expect(indexesOf(lines.filter(({ isCurrent }) => isCurrent))).toEqual([current]);
    expect(time).toBe(TEXTS.lines[current]!.time);
    expect(indexesOf(lines.filter(({ isHeard }) => isHeard))).toEqual([...Array(heard).keys()]);
  },
);

it('does not play a single sentence', () => {
  const { isPlaying, lines } = callAfter([playToggled(1)]);
  expect(isPlaying).toBe(false);
  expect(lines.every(({ isHeard }) => isHeard)).toBe(true);
  expect(callAfter([playToggled(2)]).isPlaying).toBe(true);
});

it('shows the first sentence of a call without a summary', () => {
  const lines = [makeLine('0:10'), makeLine('0:20')];
  expect(callAfter([], { lines }).time).toBe('0:10');
});

it.each([
  ['before the first one', [play], undefined],
  ['with the sentence', [play, reach], 'Wants a garden'],
  ['until the next one', [play, reach, reach], 'Wants a garden'],
  ['in a pause', [play, reach, reach, reach, pause], 'Free on Saturday'],
  ['after the call', [play, reach, reach, reach, reach], undefined],
])('announces a line of the summary %s', (_when, actions, summary) => {
  expect(callAfter(actions).written?.summary).toBe(summary);
});

it.each([
  [0, [0, 1, 2, 3], [3]],
  [1, [0, 1, 2, 3], [3]],
  [2, [1, 2, 3, 4], []],
  [4, [1, 2, 3, 4], []],
])(
  'has four sentences near the sentence %i, the last fading if others follow',
  (index, near, fading) => {
    const { lines } = callAfter([sentenceChosen(index)]);
    expect(indexesOf(lines.filter(({ isNear }) => isNear))).toEqual(near);
    expect(indexesOf(lines.filter(({ isFading }) => isFading))).toEqual(fading);
  },
);

it.each([
  ['0:00', '1:40', 0],
  ['0:50', '1:40', 0.5],
  ['1:40', '1:40', 1],
  ['9:00', '1:40', 1],
  ['soon', '1:40', 0],
  ['0:00', 'long', 0],
  ['0:50', 'long', 1],
])('places the time %s of %s in the call', (time, length, share) => {
  const call = callAfter([], { lines: [makeLine(time)], length });
  expect(call.share).toBe(share);
  expect(call.lines[0]!.share).toBe(share);
});

const confirm = actionToggled(1);
const confirmLater = actionToggled(3);

it.each([
  ['at first', [], []],
  ['when both are confirmed', [confirm, confirmLater], [1, 3]],
  ['when one is withdrawn', [confirm, confirmLater, confirm], [3]],
  ['when the call starts over', [confirm, play], []],
  ['in a pause', [play, reach, confirm, pause], [1]],
  ['after a pause', [play, reach, confirm, pause, play], [1]],
  ['after the call', [play, reach, confirm, reach, reach, reach], [1]],
])('has confirmed actions %s', (_when, actions, confirmed) => {
  const { lines } = callAfter(actions);
  expect(indexesOf(lines.filter(({ isConfirmed }) => isConfirmed))).toEqual(confirmed);
});

it('knows the sentences with a line of the summary, and those with an action', () => {
  const lines = [makeLine('0:10', 'Both'), makeLine('0:20', 'Only a line'), makeLine('0:30')];
  const placed = callAfter([], { lines: [{ ...lines[0]!, action }, ...lines.slice(1)] }).lines;
  expect(indexesOf(placed.filter(hasSummary))).toEqual([0, 1]);
  expect(indexesOf(placed.filter(hasAction))).toEqual([0]);
});

describe('as time passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** The times of the shown sentences with the milliseconds; actions are dispatched at theirs. */
  const timesOf = async (actions: Readonly<Record<number, UnknownAction>>) => {
    const store = makeTestStore(undefined, [listenToPlaying]);
    const times: [ms: number, time: string][] = [];
    for (let ms = 0; ms <= 10_000; ms += 100) {
      const due = actions[ms];
      if (due) store.dispatch(due);
      await jest.advanceTimersByTimeAsync(0);
      const { time } = selectCall(store.getState(), TEXTS);
      if (times.at(-1)?.[1] !== time) times.push([ms, time]);
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(jest.getTimerCount()).toBe(0);
    return times;
  };

  it('gives time to read each sentence, to the end', async () => {
    expect(await timesOf({ 0: play })).toEqual([
      [0, '0:00'],
      [1600, '0:25'],
      [3200, '0:50'],
      [4800, '1:00'],
      [6400, '1:20'],
    ]);
  });

  it('stays at the sentence of a pause', async () => {
    expect(await timesOf({ 0: play, 2000: pause })).toEqual([
      [0, '0:00'],
      [1600, '0:25'],
    ]);
  });

  it('reads the sentence again after a short pause', async () => {
    expect((await timesOf({ 0: play, 2000: pause, 2100: play })).slice(1, 4)).toEqual([
      [1600, '0:25'],
      [3700, '0:50'],
      [5300, '1:00'],
    ]);
  });

  it('stops when the visitor leaves the page', async () => {
    expect(await timesOf({ 0: play, 2000: locationChangedTo('/pricing') })).toEqual([
      [0, '0:00'],
      [1600, '0:25'],
    ]);
  });
});
