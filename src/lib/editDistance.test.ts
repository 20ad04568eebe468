import { editDistance, closestWord } from './editDistance.ts';

it.each([
  ['lead', 'lead', 0],
  ['lead', '', 4],
  ['lead', 'leads', 1],
  ['lead', 'load', 1],
  ['voicemial', 'voicemail', 1],
  ['kitten', 'sitting', 3],
  ['abcd', 'badc', 2],
])('measures the distance from %j to %j', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

it.each([
  ['stakc', 1, 'stack'],
  ['stacks', 2, 'stacks'],
  ['attacl', 1, 'attack'],
  ['lead', 2, undefined],
])('finds the word nearest to %j within %i', (word, limit, nearest) => {
  expect(closestWord(word, ['stacks', 'stack', 'attack', 'tracking'], limit)).toBe(nearest);
});
