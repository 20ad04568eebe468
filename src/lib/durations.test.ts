import { durationMinutes, durationSeconds } from './durations.ts';

it.each([
  ['45 minutes', 45],
  ['1 hour', 60],
  ['1 hour 30 minutes', 90],
  ['1.5 h', 90],
  ['12.5h', 750],
  ['2  Hours 5  Minutes', 125],
  ['1,5 hours', 90],
  ['90 seconds', 2],
  ['', 60],
  ['a while', 60],
])('reads the duration "%s"', (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});

it.each([
  ['40 seconds', 40],
  ['1 hour 30 minutes', 5400],
  ['1.5 hours', 5400],
  ['2.25 min', 135],
  ['1,5 h', 5400],
  ['PT1H30M', 5400],
  ['12 m 5 s', 725],
  ['', 0],
  ['a while', 0],
  ['20000 hours', 0],
])('reads the length "%s" of a film', (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds);
});

// Quadratic code would take minutes.
it.each(['1', '1 ', '1.', ' '])('parses a duration of a million %j in linear time', (part) => {
  expect(durationMinutes(part.repeat(1_000_000))).toBe(60);
  expect(durationSeconds(part.repeat(1_000_000))).toBe(0);
});
