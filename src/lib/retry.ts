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

/** Statuses below 500 that may pass by themselves: time-out, too early, too many requests. */
const PASSING_CLIENT_ERRORS = new Set([408, 425, 429]);

/** Whether asking again may help. A definite answer (any other 4xx) is final. */
export const isTransient = ({ status }: { status: number }): boolean =>
  status < 400 || status >= 500 || PASSING_CLIENT_ERRORS.has(status);
