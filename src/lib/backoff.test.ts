import { retryDelay, wait } from './backoff.ts';

it.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [4, 16_000],
  [5, 30_000],
  [20, 30_000],
])('waits before retry %i for %i ms', (n, expected) => {
  expect(retryDelay(n)).toBe(expected);
});

it('stops waiting when the signal is aborted', async () => {
  const controller = new AbortController();
  const waiting = wait(60_000, controller.signal);
  controller.abort(new Error('left the page'));
  await expect(waiting).rejects.toThrow('left the page');
});

it('does not wait at all for a signal that was aborted before', async () => {
  await expect(wait(60_000, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
