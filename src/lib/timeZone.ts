import { yieldToMain } from './browser.ts';

let isLookedUp = false;

/** Runs in its own task: the first `Intl` object of a page takes 60 ms and more on a phone. */
export const lookUpTimeZone = async (): Promise<void> => {
  await yieldToMain();
  new Intl.DateTimeFormat();
  isLookedUp = true;
};

/** `Europe/Berlin`; null until it has been looked up. */
export const visitorTimeZone = (): string | null =>
  isLookedUp ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null;
