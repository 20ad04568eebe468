import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** How often the clock is looked at: a new minute is seen this late at most. */
const LOOK_EVERY_MS = 10_000;

const subscribe = (notify: () => void) => {
  const timer = setInterval(notify, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const unknown = () => null;

/**
 * The current minute in milliseconds since 1970. Null on the server and in the browser's first render: pages are
 * cached, and the two have to agree.
 */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(subscribe, currentMinute, unknown);
