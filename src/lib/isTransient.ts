/** Statuses below 500 that may pass by themselves: time-out, too early, too many requests. */
const PASSING_CLIENT_ERRORS = new Set([408, 425, 429]);

/** Whether asking again may help. A definite answer (any other 4xx) is final. */
export const isTransient = ({ status }: { status: number }): boolean =>
  status < 400 || status >= 500 || PASSING_CLIENT_ERRORS.has(status);
