import { useSyncExternalStore } from 'react';
import { yieldToMain } from '../lib/yieldToMain.ts';
import { whenUsed } from './whenUsed.ts';

let isLookedUp = false;

/**
 * Makes the visitor's time zone known, in a task of its own: the first `Intl` object of a page takes a phone 60 ms and
 * more. For pages that can't be shown without; others learn it when they are used.
 */
export const lookUpTimeZone = async (): Promise<void> => {
  await yieldToMain();
  new Intl.DateTimeFormat();
  isLookedUp = true;
};

const subscribe = (notify: () => void) => {
  if (!isLookedUp) void whenUsed().then(lookUpTimeZone).then(notify);
  return () => undefined;
};

const visitorZone = () =>
  isLookedUp ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null;

const unknown = () => null;

/**
 * The visitor's time zone, `Europe/Berlin`; null on the server, in the browser's first render, and until the page is used
 * unless it was looked up before.
 */
export const useTimeZone = (): string | null =>
  useSyncExternalStore<string | null>(subscribe, visitorZone, unknown);
