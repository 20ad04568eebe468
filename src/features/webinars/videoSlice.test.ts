import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import {
  chapterChosen,
  loadingSucceeded,
  loadingFailed,
  loadingStarted,
  videoSlice,
} from './videoSlice.ts';

const stateAfterAll = (...actions: UnknownAction[]) =>
  actions.reduce(videoSlice.reducer, videoSlice.getInitialState());

it.each([
  ['loading', []],
  ['ready', [loadingSucceeded()]],
  ['ready', [loadingSucceeded(), loadingStarted()]],
  ['failed', [loadingFailed()]],
  ['failed', [loadingSucceeded(), loadingFailed()]],
  // The old player may still report progress.
  ['failed', [loadingFailed(), loadingSucceeded()]],
  ['loading', [loadingFailed(), loadingStarted()]],
])('is %s after %j', (phase, actions) => {
  expect(stateAfterAll(...actions).phase).toBe(phase);
});

it('keeps the last chosen chapter and the phase until another page is opened', () => {
  const path = '/webinars/video/next';
  const events = [loadingFailed(), chapterChosen(3), chapterChosen(21)];
  const hashChanged = locationChangedTo(`${path}#about`, { from: path });
  expect(stateAfterAll(...events, hashChanged)).toEqual({ phase: 'failed', chapter: 21 });
  expect(stateAfterAll(...events, locationChangedTo(path))).toEqual(stateAfterAll());
});
