import { playTime } from './playTime.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
  [3599, '59:59'],
  [3665, '1:01:05'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(playTime(seconds)).toBe(text);
});
