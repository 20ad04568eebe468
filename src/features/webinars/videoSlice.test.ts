import type { UnknownAction } from '@reduxjs/toolkit';
import { arrivedAt } from '../../testing/stateAfter.ts';
import { becamePlayable, loadingFailed, loadingStarted, videoSlice } from './videoSlice.ts';

const { selectVideoPhase } = videoSlice.getSelectors();

const phaseAfter = (...events: UnknownAction[]) =>
  selectVideoPhase(events.reduce(videoSlice.reducer, videoSlice.getInitialState()));

it('is loading until it can play', () => {
  expect(phaseAfter()).toBe('loading');
  expect(phaseAfter(becamePlayable())).toBe('ready');
});

it('stays ready when it is said again, or when nothing is to be tried again', () => {
  expect(phaseAfter(becamePlayable(), becamePlayable())).toBe('ready');
  expect(phaseAfter(becamePlayable(), loadingStarted())).toBe('ready');
});

it('has failed until it is tried again, whatever the player that is gone still says', () => {
  expect(phaseAfter(loadingFailed())).toBe('failed');
  expect(phaseAfter(loadingFailed(), becamePlayable())).toBe('failed');
  expect(phaseAfter(loadingFailed(), loadingStarted())).toBe('loading');
});

it('may fail after it could play', () => {
  expect(phaseAfter(becamePlayable(), loadingFailed())).toBe('failed');
});

it('starts anew on another page, and not by another part of the same one', () => {
  const path = '/webinars/video/next';
  expect(phaseAfter(loadingFailed(), arrivedAt(path))).toBe('loading');
  expect(phaseAfter(becamePlayable(), arrivedAt(path))).toBe('loading');
  expect(phaseAfter(loadingFailed(), arrivedAt(`${path}#about`, { from: path }))).toBe('failed');
});
