import { createTaskQueue } from '../../../lib/taskQueue.ts';

/**
 * Runs reads one at a time; all calls during one share the next. A read that has begun may have passed the changed file already;
 * one that waits has not.
 */
export const createReload = (readAgain: () => Promise<void>): (() => Promise<void>) => {
  const inTurn = createTaskQueue();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= inTurn(() => {
      waiting = undefined;
      return readAgain();
    });
    return waiting;
  };
};
