import { editDistance, wordsNear } from './wordsNear.ts';

it.each([
  ['lead', 'lead', 0],
  ['lead', '', 4],
  ['lead', 'leads', 1],
  ['lead', 'load', 1],
  ['voicemial', 'voicemail', 1],
  ['kitten', 'sitting', 3],
])('measures the distance from %j to %j', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

it.each([
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 1, Infinity],
  ['abcd', 'badc', 2, 2],
  ['abcd', 'badc', 1, Infinity],
])('measures the distance from %j to %j up to %i: %d', (from, to, limit, distance) => {
  expect(editDistance(from, to, limit)).toBe(distance);
});

it('finds words within the limit, nearest first', () => {
  const words = ['stacks', 'attack', 'stack', 'stock', 'stick', 'tracking'];
  expect(wordsNear('stack', words, 1)).toEqual([
    { word: 'stack', distance: 0 },
    { word: 'stacks', distance: 1 },
    { word: 'stock', distance: 1 },
    { word: 'stick', distance: 1 },
  ]);
  expect(wordsNear('stack', words, 2).map(({ word }) => word)).toContain('attack');
});
