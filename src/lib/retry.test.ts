import { getEventListeners } from 'node:events';
import { retryDelay, wait } from './retry.ts';

it.each([
  [0, 1000],
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
  await expect(wait(60_000, controller.signal)).rejects.toThrow('left the page');
});

it.each([
  ['with', new AbortController().signal],
  ['without', undefined],
] as const)('waits %s a signal and removes its listener', async (_with, signal) => {
  jest.useFakeTimers();
  const isOver = jest.fn();
  void wait(1000, signal).then(isOver);
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalled();
  if (signal) expect(getEventListeners(signal, 'abort')).toEqual([]);
  jest.useRealTimers();
});
