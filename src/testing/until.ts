/** Shorter than Jest's timeout, so that the error names the condition. */
const TIMEOUT_MS = 90_000;
const PAUSE_MS = 10;

/** Waits until `isTrue` returns true. `what` names the condition in the timeout error. */
export const until = async (
  isTrue: () => boolean | Promise<boolean>,
  what = 'a condition',
): Promise<void> => {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > TIMEOUT_MS) throw new Error(`Timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
