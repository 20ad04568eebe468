import { createContext, use, useSyncExternalStore } from 'react';
import { yieldToMain } from '../lib/browser.ts';

const MINUTE_MS = 60_000;
/** How often the clock is looked at: a new minute is seen this late at most. */
const LOOK_EVERY_MS = 10_000;

const watchClock = (notify: () => void) => {
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
  useSyncExternalStore<number | null>(watchClock, currentMinute, unknown);

/** Whether a moment, in milliseconds since 1970, had passed when the server made the page. */
export type HadPassed = (moment: number) => boolean;

/** The server looks at its clock, and what it found travels with the page: so the browser's first render says the same. */
export const PassedMoments = createContext<HadPassed>(() => false);

/** Whether a moment has passed, in milliseconds since 1970: by the server's clock, and from then on by the visitor's. */
export const useHasPassed = (moment: number | undefined): boolean => {
  const hadPassed = use(PassedMoments);
  const now = useNow();
  if (moment === undefined) return false;
  return hadPassed(moment) || (now !== null && moment <= now);
};

let isLookedUp = false;

/**
 * Makes the visitor's time zone known, in a task of its own: the first `Intl` object of a page takes a phone 60 ms and
 * more.
 */
export const lookUpTimeZone = async (): Promise<void> => {
  await yieldToMain();
  new Intl.DateTimeFormat();
  isLookedUp = true;
};

const awaitTimeZone = (notify: () => void) => {
  if (!isLookedUp) void lookUpTimeZone().then(notify);
  return () => undefined;
};

const visitorZone = () =>
  isLookedUp ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null;

/** The visitor's time zone, `Europe/Berlin`; null on the server and in the browser's first render. */
export const useTimeZone = (): string | null =>
  useSyncExternalStore<string | null>(awaitTimeZone, visitorZone, unknown);
