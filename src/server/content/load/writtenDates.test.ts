import { hasUnknownDate } from './writtenDates.ts';

it.each([
  ['1970-01-01', false],
  ['1969-12-31 23:00', false],
  ['2024-02-29T10:00', false],
  ['2026-02-29', true],
  ['2026-13-01', true],
  ['soon', false],
])('knows of %j whether the calendar lacks it: %s', (text, isUnknown) => {
  expect(hasUnknownDate(text)).toBe(isUnknown);
});
