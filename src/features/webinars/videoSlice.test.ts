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
  selectCues,
  selectPosition,
  selectVideo,
  soundRead,
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

it('begins in a pause, and plays when the player does', () => {
  expect(selectVideo(stateAfter()).isPlaying).toBe(false);
  const playing = playbackChanged({ isPlaying: true });
  expect(selectVideo(stateAfter(playing)).isPlaying).toBe(true);
  expect(selectVideo(stateAfter(playing, playbackChanged({ isPlaying: false }))).isPlaying).toBe(
    false,
  );
});

it('reads from the player whether the film has sound and is muted', () => {
  expect(selectVideo(stateAfter())).toMatchObject({ isMuted: false, hasSound: false });
  const sound = { isMuted: true, hasSound: true };
  expect(selectVideo(stateAfter(soundRead(sound)))).toMatchObject(sound);
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

it('knows the position and the captions that the player has reported last', () => {
  expect(selectPosition(stateAfter(positionReached(3), positionReached(21)))).toBe(21);
  expect(selectCues(stateAfter())).toEqual([]);
  expect(selectCues(stateAfter(captionsRead(CUES)))).toEqual(CUES);
});

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
