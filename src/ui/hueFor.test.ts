import { tileHues } from '../theme/tokens.ts';
import { hueFor } from './hueFor.ts';

it('ignores case and spaces in a category', () => {
  expect(hueFor('Lead response')).toBe('sage');
  expect(hueFor(' team ')).toBe('stone');
});

it('gives an unknown text one of the eight hues', () => {
  const texts = ['', 'Weekend notes', 'constructor', '日本語', 'x'.repeat(5000)];
  for (const text of texts) expect(tileHues).toContain(hueFor(text));
});
