/** Little enough for a test to tell what it waited for before Jest ends it; far more than a busy machine needs. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 10;

/** Waits until `isTrue` says so. Throws when it never does, and says `what` it waited for. */
export const until = async (
  isTrue: () => boolean | Promise<boolean>,
  what = 'what the test waits for',
): Promise<void> => {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(`It did not come true in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
