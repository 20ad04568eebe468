/** Milliseconds that an idle moment is waited for at most. */
const IDLE_TIMEOUT_MS = 2000;

/** Resolves when the browser has nothing better to do. */
export const nextIdleMoment = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    } else {
      setTimeout(resolve, 1);
    }
  });
