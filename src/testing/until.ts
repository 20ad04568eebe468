/** Shorter than Jest's timeout, so that the error names the condition. */
const TIMEOUT_MS = 90_000;
const PAUSE_MS = 10;

/** Waits until `ask` returns a truthy value. `what` names the condition in the timeout error. */
export const until = async <Value>(
  ask: () => Value | Promise<Value>,
  what = 'a condition',
  timeoutMs = TIMEOUT_MS,
): Promise<Exclude<Value, false | null | undefined>> => {
  const start = performance.now();
  for (;;) {
    const value = await ask();
    if (value) return value as Exclude<Value, false | null | undefined>;
    if (performance.now() - start > timeoutMs) throw new Error(`Timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
