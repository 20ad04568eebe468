import { durationMinutes } from './eventTime.ts';

// Were it not linear, this would take many minutes.
it.each(['1', '1 ', '1.', ' '])('reads a duration of a million %j in one pass', (part) => {
  expect(durationMinutes(part.repeat(1_000_000))).toBe(60);
});
