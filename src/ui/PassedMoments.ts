import { createContext, use } from 'react';
import { useNow } from './useNow.ts';

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
