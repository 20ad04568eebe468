import { wordStem } from './wordStem.ts';

it.each([
  ['merge merges merged merging', 'merg'],
  ['call calls called calling', 'call'],
  ['text texts texting', 'text'],
  ['plan plans planned planning', 'plan'],
  ['reply replies', 'reply'],
  ['branch branches', 'branch'],
  ['role roles', 'rol'],
])('finds one stem for %s', (words, stem) => {
  expect(words.split(' ').map(wordStem)).toEqual(words.split(' ').map(() => stem));
});

it.each(['status', 'address', 'this', 'ring', 'bed', 'csv', 'us', 'a', ''])(
  'leaves "%s" as it is',
  (word) => {
    expect(wordStem(word)).toBe(word);
  },
);
