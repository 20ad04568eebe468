import { readFileSync } from 'node:fs';
import type { UnknownAction } from '@reduxjs/toolkit';
import { arrivedAt, stateAfter } from '../../../testing/stateAfter.ts';
import { DARK_WINDOWS } from './darkWindows.ts';
import {
  closingReached,
  readingSlice,
  sectionReached,
  selectLitSection,
  selectLitWindows,
} from './readingSlice.ts';

const after = (...events: UnknownAction[]) => stateAfter([readingSlice], ...events);

it('leaves the page as it came until something has been read', () => {
  expect(selectLitSection(after())).toBeNull();
  expect(selectLitSection(after(sectionReached(0)))).toBeNull();
});

it('lights what the visitor has come to, back and forth', () => {
  const down = [sectionReached(0), sectionReached(1)];
  expect(selectLitSection(after(...down))).toBe(1);
  expect(selectLitSection(after(...down, sectionReached(0)))).toBe(0);
  expect(selectLitSection(after(...down, closingReached()))).toBe('closing');
});

it('lights a window for each section read, once the visitor is at the street', () => {
  const read = [sectionReached(0), sectionReached(1), sectionReached(2)];
  expect(selectLitWindows(after(...read))).toEqual([]);
  expect(selectLitWindows(after(...read, closingReached()))).toEqual(DARK_WINDOWS.slice(0, 3));
});

it('counts neither what was jumped over nor what the visitor went back from, and nothing twice', () => {
  const jump = [sectionReached(0), closingReached()];
  expect(selectLitWindows(after(...jump))).toHaveLength(1);
  const back = [...jump, sectionReached(5), sectionReached(4)];
  expect(selectLitWindows(after(...back))).toHaveLength(1);
  const forth = [...back, sectionReached(5), sectionReached(4), sectionReached(5)];
  expect(selectLitWindows(after(...forth))).toHaveLength(2);
});

it('keeps what was read for another part of the page, and forgets it on another page', () => {
  const read = [sectionReached(0), closingReached()];
  const elsewhere = arrivedAt('/pricing', { from: '/' });
  const samePage = arrivedAt('/pricing?billing=annual', { from: '/pricing' });
  expect(selectLitWindows(after(...read, samePage))).toHaveLength(1);
  expect(selectLitWindows(after(...read, elsewhere))).toEqual([]);
  expect(selectLitSection(after(...read, elsewhere))).toBeNull();
});

it('lights windows that are dark in the drawing, where a phone sees them', () => {
  const drawing = readFileSync('public/street/street-night.svg', 'utf8');
  const missing = DARK_WINDOWS.filter(
    ({ x, y, width, height }) =>
      !drawing.includes(`fill="#0e2028" d="M${x} ${y}h${width}v${height}h-${width}z"`),
  );
  expect(missing).toEqual([]);
  expect(new Set(DARK_WINDOWS.map(({ x, y }) => `${x} ${y}`)).size).toBe(DARK_WINDOWS.length);
  // The street is 1440 wide and shown at three quarters: 320 px are 427 of it.
  const seen = DARK_WINDOWS.filter(
    ({ x, width }) => x >= 720 - 427 / 2 && x + width <= 720 + 427 / 2,
  );
  expect(seen).toEqual(DARK_WINDOWS);
});
