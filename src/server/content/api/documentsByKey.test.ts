import { documentsByKey, formerId } from './documentsByKey.ts';

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

it('knows the six digits that links of old name a document by', () => {
  // A change here breaks those links.
  expect(formerId('first-five-minutes')).toBe('428984');
  expect(formerId('a')).toBe('202220');
});

it('finds a document by its slug, and by the digits that were its id', () => {
  const [first, second] = named('first-five-minutes', 'a');
  const documents = documentsByKey([first!, second!]);
  expect(documents.get('first-five-minutes')).toBe(first);
  expect(documents.get('428984')).toBe(first);
  expect(documents.get('202220')).toBe(second);
  expect(documents.get('b')).toBeUndefined();
});

it('finds neither of two documents by digits that they share, and both by their slugs', () => {
  expect(formerId('post-911')).toBe(formerId('post-1080'));
  const documents = documentsByKey(named('post-911', 'post-1080'));
  expect(documents.get('719159')).toBeUndefined();
  expect(documents.get('post-911')).toEqual({ slug: 'post-911' });
  expect(documents.get('post-1080')).toEqual({ slug: 'post-1080' });
});
