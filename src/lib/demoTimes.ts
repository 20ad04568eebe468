import { DEMO_YEARS_AHEAD, FIRST_DEMO_HOUR, LAST_DEMO_HOUR } from '../contract/constants.ts';
import { clockTime } from './dayTexts.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The times of a day at which a demo may be requested where the office has no hours. */
export const DEMO_SLOTS = Array.from(
  { length: LAST_DEMO_HOUR - FIRST_DEMO_HOUR + 1 },
  (_, index) => {
    const hour = FIRST_DEMO_HOUR + index;
    return { value: `${twoDigits(hour)}:00`, label: clockTime(hour) };
  },
);

/** Of a day such as `2026-12-03`. */
export const lastDemoDay = (today: string): string =>
  `${Number(today.slice(0, 4)) + DEMO_YEARS_AHEAD}-12-31`;
