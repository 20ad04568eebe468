import { use, useSyncExternalStore } from 'react';
import { visitorTimeZone } from '../lib/timeZone.ts';
import { useHydrated } from './hydration.ts';
import { PassedMoments, useSite } from './SiteContext.ts';

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

export const useHasPassed = (moment: number | undefined): boolean => {
  const hadPassed = use(PassedMoments);
  const hadPassedOnServer = () => moment !== undefined && hadPassed(moment);
  const hasPassed = () => hadPassedOnServer() || (moment !== undefined && moment <= Date.now());
  return useSyncExternalStore(watchClock, hasPassed, hadPassedOnServer);
};

/** Such as `Europe/Berlin`; undefined if the browser doesn't know it; null during server rendering and hydration. */
export const useVisitorZone = (): string | undefined | null =>
  useHydrated() ? visitorTimeZone() : null;

/** The visitor's zone, or the site's if that is unknown; null during server rendering and hydration. */
export const useTimeZone = (): string | null => {
  const { eventZone } = useSite();
  const visitorZone = useVisitorZone();
  return visitorZone === undefined ? eventZone.id : visitorZone;
};
