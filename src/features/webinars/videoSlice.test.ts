import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  captionsRead,
  captionsToggled,
  durationRead,
  loadingSucceeded,
  loadingFailed,
  retryRequested,
  playbackChanged,
  positionReached,
  selectCaption,
  videoSlice,
} from './videoSlice.ts';

const stateAfterAll = (...actions: UnknownAction[]) =>
  actions.reduce(videoSlice.reducer, videoSlice.getInitialState());

it.each([
  ['loading', []],
  ['ready', [loadingSucceeded()]],
  ['ready', [loadingSucceeded(), retryRequested()]],
  ['failed', [loadingFailed()]],
  ['failed', [loadingSucceeded(), loadingFailed()]],
  // The old player may still report progress.
  ['failed', [loadingFailed(), loadingSucceeded()]],
  ['loading', [loadingFailed(), retryRequested()]],
])('is %s after %j', (phase, actions) => {
  expect(stateAfterAll(...actions).phase).toBe(phase);
});

it('keeps the position and the phase until another page is opened', () => {
  const path = '/webinars/video/next';
  const events = [loadingFailed(), positionReached(3), positionReached(21)];
  const hashChanged = locationChangedTo(`${path}#about`, { from: path });
  expect(stateAfterAll(...events, hashChanged)).toMatchObject({ phase: 'failed', position: 21 });
  expect(stateAfterAll(...events, locationChangedTo(path))).toEqual(stateAfterAll());
});

it('stops playing when the film fails', () => {
  const state = stateAfterAll(playbackChanged({ isPlaying: true }), loadingFailed());
  expect(state.isPlaying).toBe(false);
});

it.each([
  [35.04, 35.04],
  // A live stream, and a file whose length is not known yet.
  [Infinity, 0],
  [NaN, 0],
])('reads a duration of %d as %d', (read, duration) => {
  expect(stateAfterAll(durationRead(read)).duration).toBe(duration);
});

const CUES = [
  { start: 0, end: 6.4, text: 'Seven leads.' },
  { start: 6.4, end: 10, text: 'Three ways.' },
  { start: 12, end: 14, text: 'One rule.' },
];

it.each([
  [0, 'Seven leads.'],
  [6.3, 'Seven leads.'],
  [6.4, 'Three ways.'],
  [11, ''],
  [13.9, 'One rule.'],
  [20, ''],
])('shows the caption at %d seconds', (position, caption) => {
  const state = stateAfter(captionsRead(CUES), positionReached(position));
  expect(selectCaption(state)).toBe(caption);
  expect(selectCaption(stateAfter(captionsRead(CUES), captionsToggled()))).toBe('');
});
