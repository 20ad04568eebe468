import { tileRotation } from '../theme/tokens';
import { doorAt, doorFor } from './doorFor';

it('gives a category its own door, however it is written', () => {
  expect(doorFor('Lead response')).toBe('realtime-statistics');
  expect(doorFor(' team ')).toBe('dashboard');
});

it('gives an unknown text one of the eight doors, the same every time', () => {
  const texts = ['', 'Weekend notes', 'constructor', '日本語', 'x'.repeat(5000)];
  for (const text of texts) {
    expect(tileRotation).toContain(doorFor(text));
    expect(doorFor(text)).toBe(doorFor(text));
  }
});

it.each([
  [0, 0],
  [7, 7],
  [8, 0],
  [19, 3],
  [-1, 7],
])('starts over after eight doors: %i is number %i', (index, expected) => {
  expect(doorAt(index)).toBe(tileRotation[expected]);
});
