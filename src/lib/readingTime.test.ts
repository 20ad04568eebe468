import { readingMinutes } from './readingTime.ts';

it.each([
  [0, 1],
  [200, 1],
  [201, 2],
])('reads %i words in %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
