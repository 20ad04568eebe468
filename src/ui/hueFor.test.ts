import { tileHues } from '../theme/tokens.ts';
import { hueAt, hueFor } from './hueFor.ts';

it('gives a category its own hue, however it is written', () => {
  expect(hueFor('Lead response')).toBe('sage');
  expect(hueFor(' team ')).toBe('mist');
});

it('gives an unknown text one of the eight hues, the same every time', () => {
  const texts = ['', 'Weekend notes', 'constructor', '日本語', 'x'.repeat(5000)];
  for (const text of texts) {
    expect(tileHues).toContain(hueFor(text));
    expect(hueFor(text)).toBe(hueFor(text));
  }
});

it.each([
  [0, 0],
  [7, 7],
  [8, 0],
  [19, 3],
  [-1, 7],
])('starts over after eight hues: %i is number %i', (index, expected) => {
  expect(hueAt(index)).toBe(tileHues[expected]);
});
