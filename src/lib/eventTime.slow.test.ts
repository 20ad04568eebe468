import { durationMinutes } from './eventTime.ts';

// Were it not linear, this would take many minutes.
it.each(['1', '1 ', '1.', ' '])('parses a duration of a million %j in linear time', (part) => {
  expect(durationMinutes(part.repeat(1_000_000))).toBe(60);
});
