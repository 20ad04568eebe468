import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import {
  chapterChosen,
  loadingSucceeded,
  loadingFailed,
  loadingStarted,
  videoSlice,
} from './videoSlice.ts';

const { selectVideoPhase } = videoSlice.getSelectors();

const phaseAfter = (...events: UnknownAction[]) =>
  selectVideoPhase(events.reduce(videoSlice.reducer, videoSlice.getInitialState()));

it('is loading until it can play', () => {
  expect(phaseAfter()).toBe('loading');
  expect(phaseAfter(loadingSucceeded())).toBe('ready');
});

it('stays ready when it is said again, or when nothing is to be tried again', () => {
  expect(phaseAfter(loadingSucceeded(), loadingSucceeded())).toBe('ready');
  expect(phaseAfter(loadingSucceeded(), loadingStarted())).toBe('ready');
});

it('stays failed until it is retried, even if the old player reports progress', () => {
  expect(phaseAfter(loadingFailed())).toBe('failed');
  expect(phaseAfter(loadingFailed(), loadingSucceeded())).toBe('failed');
  expect(phaseAfter(loadingFailed(), loadingStarted())).toBe('loading');
});

it('may fail after it could play', () => {
  expect(phaseAfter(loadingSucceeded(), loadingFailed())).toBe('failed');
});

it('knows the chapter that was chosen last, until the visitor goes to another page', () => {
  const { selectChapter } = videoSlice.getSelectors();
  const chosen = [chapterChosen(3), chapterChosen(21)].reduce(
    videoSlice.reducer,
    videoSlice.getInitialState(),
  );
  expect(selectChapter(chosen)).toBe(21);
  expect(
    selectChapter(videoSlice.reducer(chosen, locationChangedTo('/webinars/video/next'))),
  ).toBeNull();
});

it('resets on another page but not on another hash', () => {
  const path = '/webinars/video/next';
  expect(phaseAfter(loadingFailed(), locationChangedTo(path))).toBe('loading');
  expect(phaseAfter(loadingSucceeded(), locationChangedTo(path))).toBe('loading');
  expect(phaseAfter(loadingFailed(), locationChangedTo(`${path}#about`, { from: path }))).toBe(
    'failed',
  );
});
