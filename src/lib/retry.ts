const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** The first retry is 0. */
export const retryDelay = (n: number): number => Math.min(FIRST_DELAY_MS * 2 ** n, MAX_DELAY_MS);

/** Rejects with the signal's reason if it is aborted. */
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

/** Timeout, too early, too many requests. */
const PASSING_CLIENT_ERRORS = new Set([408, 425, 429]);

/** Whether a retry may succeed. Any other 4xx is final. */
export const isTransient = ({ status }: { status: number }): boolean =>
  status < 400 || status >= 500 || PASSING_CLIENT_ERRORS.has(status);
