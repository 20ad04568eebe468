import { createContext } from 'react';

// Apart from clock.ts, because every page loads it.

/** Whether a timestamp had passed when the server rendered the page. */
export type HadPassed = (moment: number) => boolean;

/** The page contains the server's answers, so the first render in the browser agrees. */
export const PassedMoments = createContext<HadPassed>(() => false);
