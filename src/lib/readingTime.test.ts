import { countWords, readingMinutes } from './readingTime.ts';

it.each([
  ['', 0],
  ['  one  ', 1],
  ['one two\nthree', 3],
])('counts the words of %p', (text, expected) => {
  expect(countWords(text)).toBe(expected);
});

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('reads %i words in %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
