import { createContext, use, useSyncExternalStore } from 'react';
import { yieldToMain } from '../lib/browser.ts';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 10_000;

const watchClock = (notify: () => void) => {
  const timer = setInterval(notify, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const unknown = () => null;

/** The current minute as a timestamp; null during server rendering and hydration, because pages are cached. */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(watchClock, currentMinute, unknown);

/** Whether a timestamp had passed when the server rendered the page. */
export type HadPassed = (moment: number) => boolean;

/** The page contains the server's answers, so the first render in the browser agrees. */
export const PassedMoments = createContext<HadPassed>(() => false);

/** Whether a timestamp has passed, by the server's clock first and then by the visitor's. */
export const useHasPassed = (moment: number | undefined): boolean => {
  const hadPassed = use(PassedMoments);
  const now = useNow();
  if (moment === undefined) return false;
  return hadPassed(moment) || (now !== null && moment <= now);
};

let isLookedUp = false;

/** Runs in its own task: the first `Intl` object of a page takes 60 ms and more on a phone. */
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

/** `Europe/Berlin`; null during server rendering and hydration. */
export const useTimeZone = (): string | null =>
  useSyncExternalStore<string | null>(awaitTimeZone, visitorZone, unknown);
