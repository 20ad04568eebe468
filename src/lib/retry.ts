const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** The first retry is 0. */
export const retryDelay = (n: number): number => Math.min(FIRST_DELAY_MS * 2 ** n, MAX_DELAY_MS);

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Timeout, too early, too many requests. */
const PASSING_CLIENT_ERRORS = new Set([408, 425, 429]);

/** Whether a retry may succeed. Any other 4xx is final. */
export const isTransient = ({ status }: { status: number }): boolean =>
  status < 400 || status >= 500 || PASSING_CLIENT_ERRORS.has(status);
