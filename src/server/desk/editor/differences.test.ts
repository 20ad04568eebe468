import { textDifferences, valueText, wordParts } from './differences.ts';

it.each<[string, string, string]>([
  ['three ways', 'four ways', '-three-+four+ ways'],
  ['to be faster', 'to be much faster', 'to be +much +faster'],
  ['Never text first.', '', '-Never text first.-'],
  ['', 'New', '+New+'],
  ['same', 'same', 'same'],
])('marks the words of %j that differ from %j', (before, after, marked) => {
  const marks = { added: '+', removed: '-', same: '' };
  const shown = wordParts(before, after).map(({ text, how }) => marks[how] + text + marks[how]);
  expect(shown.join('')).toBe(marked);
});

it('numbers the lines as they are now, and folds those that are the same', () => {
  const before = ['a', 'b', 'c', 'd', 'old', 'gone', 'e'].join('\n');
  const after = ['a', 'b', 'c', 'd', 'new', 'e', 'last'].join('\n');
  const parts = textDifferences(before, after).map((part) =>
    'lines' in part ? `${part.first}: ${part.lines.length} same` : part.line,
  );
  expect(parts).toEqual(['1: 4 same', 5, undefined, '6: 1 same', 7]);
});

it('gives a removed line no number', () => {
  const numbersOf = (before: string[], after: string[]) =>
    textDifferences(before.join('\n'), after.join('\n')).map((part) =>
      'lines' in part ? part.first : part.line,
    );
  expect(numbersOf(['a', 'gone', 'b'], ['a', 'b'])).toEqual([1, undefined, 2]);
  expect(numbersOf(['a', 'emptied', 'b'], ['a', '', 'b'])).toEqual([1, 2, 3]);
});

it.each<[unknown, string]>([
  [undefined, ''],
  [true, 'Yes'],
  [false, 'No'],
  [['a', 'b'], 'a\nb'],
  [{ name: 'Solo', price: 36 }, 'Solo, 36'],
])('shows %j as %j', (value, text) => expect(valueText(value)).toBe(text));
