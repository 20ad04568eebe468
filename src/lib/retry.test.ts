import { retryDelay } from './retry.ts';

it.each([
  [0, 1000],
  [4, 16_000],
  [5, 30_000],
  [20, 30_000],
])('waits before retry %i for %i ms', (n, expected) => {
  expect(retryDelay(n)).toBe(expected);
});
