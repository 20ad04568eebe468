const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** Milliseconds to wait before retry `n`, counted from 0: min(1000 * 2^n, 30000). */
export const retryDelay = (n: number): number => Math.min(FIRST_DELAY_MS * 2 ** n, MAX_DELAY_MS);

/** Resolves after `ms` milliseconds; rejects with the signal's reason when it is aborted before. */
export const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });
