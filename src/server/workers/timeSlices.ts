import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 10;

/** Work on thousands of documents lets requests and signals in between. */
export const createTimeSlices = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
};
