import { tileRotation } from '../theme/tokens.ts';
import { hueAt, hueFor } from './hueFor.ts';

it('gives a category its own door, however it is written', () => {
  expect(hueFor('Lead response')).toBe('realtime-statistics');
  expect(hueFor(' team ')).toBe('dashboard');
});

it('gives an unknown text one of the eight doors, the same every time', () => {
  const texts = ['', 'Weekend notes', 'constructor', '日本語', 'x'.repeat(5000)];
  for (const text of texts) {
    expect(tileRotation).toContain(hueFor(text));
    expect(hueFor(text)).toBe(hueFor(text));
  }
});

it.each([
  [0, 0],
  [7, 7],
  [8, 0],
  [19, 3],
  [-1, 7],
])('starts over after eight doors: %i is number %i', (index, expected) => {
  expect(hueAt(index)).toBe(tileRotation[expected]);
});
