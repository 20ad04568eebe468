import { createHelpSearchIndex, type WeightedTerm } from './helpSearchIndex.ts';

const exactly = (...terms: string[]): WeightedTerm[][] =>
  terms.map((term) => [{ term, weight: 1 }]);

const indexOf = (...titles: string[]) => {
  const index = createHelpSearchIndex({ title: 2, text: 1 });
  for (const title of titles) index.add({ title: title.split(' '), text: [] });
  return { score: index.done() };
};

it('counts how many words of a query each document has', () => {
  const { wordsFound } = indexOf('a b', 'b b c', 'd').score(exactly('b', 'c'));
  expect([...wordsFound]).toEqual([1, 2, 0]);
});

it('counts the terms that one word may stand for as one word', () => {
  const either = [
    { term: 'a', weight: 1 },
    { term: 'b', weight: 0.5 },
  ];
  const { wordsFound, points } = indexOf('a b', 'b', 'c').score([either]);
  expect([...wordsFound]).toEqual([1, 1, 0]);
  expect(points[0]).toBeGreaterThan(points[1]!);
  expect(points[2]).toBe(0);
});

it('gives more for a rare term, for a short field, for a repetition and for a field that counts more', () => {
  const pointsOf = (index: ReturnType<typeof indexOf>, term: string) => [
    ...index.score(exactly(term)).points,
  ];
  const [rare] = pointsOf(indexOf('a b', 'c b', 'd b'), 'a');
  const [common] = pointsOf(indexOf('a b', 'c b', 'd b'), 'b');
  expect(rare).toBeGreaterThan(common!);

  const [short, long] = pointsOf(indexOf('a', 'a b c d', 'e'), 'a');
  expect(short).toBeGreaterThan(long!);

  const [twice, once] = pointsOf(indexOf('a a b', 'a b', 'c'), 'a');
  expect(twice).toBeGreaterThan(once!);

  const fields = createHelpSearchIndex({ title: 2, text: 1 });
  fields.add({ title: ['a'], text: ['b'] });
  fields.add({ title: ['c'], text: ['a'] });
  const [inTitle, inText] = fields.done()(exactly('a')).points;
  expect(inTitle).toBeCloseTo(2 * inText!);
});

it('has nothing for a term that no document has, nor when it is empty', () => {
  const { points, wordsFound } = indexOf('a').score(exactly('z', 'constructor'));
  expect([...points, ...wordsFound]).toEqual([0, 0]);
  expect(createHelpSearchIndex({ title: 1 }).done()(exactly('a')).points).toHaveLength(0);
});
