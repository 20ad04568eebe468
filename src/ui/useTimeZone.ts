import { useSyncExternalStore } from 'react';
import { yieldToMain } from '../lib/yieldToMain.ts';

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

const subscribe = (notify: () => void) => {
  if (!isLookedUp) void lookUpTimeZone().then(notify);
  return () => undefined;
};

const visitorZone = () =>
  isLookedUp ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null;

const unknown = () => null;

/** The visitor's time zone, `Europe/Berlin`; null on the server and in the browser's first render. */
export const useTimeZone = (): string | null =>
  useSyncExternalStore<string | null>(subscribe, visitorZone, unknown);
