import { createHelpSearchWords, wordStem } from './helpSearchWords.ts';

const learning = (...texts: string[]) => {
  const words = createHelpSearchWords();
  const terms = texts.map(words.learn);
  return { words, terms };
};

const termsOf = (found: { term: string }[]) => found.map(({ term }) => term);

it('finds a word by its stem, in whatever case and with whatever accents', () => {
  const { words, terms } = learning('Merging', 'MERGES', 'résumé');
  expect(terms).toEqual(['merg', 'merg', 'resum']);
  expect(words.termOf('Résumés')).toBe('resum');
  expect(['merging', 'merg', 'resume', 'merger'].map(words.knows)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('completes a word, the shortest first, each term once and worth less than the word itself', () => {
  const { words } = learning('leads', 'leader', 'leave', 'lead', 'list');
  const found = words.beginningWith('lea');
  expect(termsOf(found)).toEqual(['lead', 'leav', 'leader']);
  const weights = found.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(Math.max(...weights)).toBeLessThan(0.5);
  expect(words.beginningWith('x')).toEqual([]);
});

it('knows the words that were learned after it was asked', () => {
  const { words } = learning('lead');
  expect(termsOf(words.beginningWith('li'))).toEqual([]);
  words.learn('list');
  expect(termsOf(words.beginningWith('li'))).toEqual(['list']);
});

it('looks up only so many words that begin with one letter', () => {
  const letters = [...'bcdfghjklmnpqrstvwxz'];
  const many = letters.flatMap((first) => letters.map((second) => `a${first}${second}`));
  expect(learning(...many).words.beginningWith('a')).toHaveLength(40);
});

it.each([
  ['carier', 'carrier'],
  ['acrrier', 'carrier'],
  ['arrier', 'carrier'],
  ['assigment', 'assignment'],
])('takes "%s" for "%s"', (typed, meant) => {
  const { words } = learning('carrier', 'assignment', 'lead');
  expect(termsOf(words.nearTo(typed))).toEqual([meant]);
});

it('takes no word for one that begins otherwise or differs in too much', () => {
  const { words } = learning('carrier');
  expect(words.nearTo('barrier')).toEqual([]);
  expect(words.nearTo('carousel')).toEqual([]);
});

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
