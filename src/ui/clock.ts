import { use, useSyncExternalStore } from 'react';
import { PassedMoments } from './SiteContext.ts';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 10_000;

const watchClock = (notify: () => void) => {
  const timer = setInterval(notify, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current minute as a timestamp; null during server rendering and hydration, because pages are cached. */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(watchClock, currentMinute, () => null);

/**
 * Whether a timestamp has passed. To ask has an effect on the server (`renderPage.tsx`): it sends each moment that has passed
 * with the page, and renders the page again when the next one passes. So ask only for what the page shows.
 */
export const useHasPassed = (moment: number | undefined): boolean => {
  const hadPassed = use(PassedMoments);
  const hadPassedOnServer = () => moment !== undefined && hadPassed(moment);
  const hasPassed = () => hadPassedOnServer() || (moment !== undefined && moment <= Date.now());
  return useSyncExternalStore(watchClock, hasPassed, hadPassedOnServer);
};
