import { tileHues } from '../theme/tokens.ts';
import { hueAt, hueFor } from './hueFor.ts';

it('ignores case and spaces in a category', () => {
  expect(hueFor('Lead response')).toBe('sage');
  expect(hueFor(' team ')).toBe('mist');
});

it('gives an unknown text one of the eight hues', () => {
  const texts = ['', 'Weekend notes', 'constructor', '日本語', 'x'.repeat(5000)];
  for (const text of texts) {
    expect(tileHues).toContain(hueFor(text));
  }
});

it.each([
  [8, 0],
  [-1, 7],
])('repeats after eight hues: %i is number %i', (index, expected) => {
  expect(hueAt(index)).toBe(tileHues[expected]);
});
