import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

const visitorZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const unknown = () => null;

/** The visitor's time zone, `Europe/Berlin`; null on the server and in the browser's first render. */
export const useTimeZone = (): string | null =>
  useSyncExternalStore<string | null>(subscribeToNothing, visitorZone, unknown);
