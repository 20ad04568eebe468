import { DEMO_YEARS_AHEAD, FIRST_DEMO_HOUR, LAST_DEMO_HOUR } from '../contract/constants.ts';
import { clockTime } from './dates.ts';

/** A time of day offered for a demo. */
export interface DemoSlot {
  /** `09:00` */
  value: string;
  /** `9:00 AM` */
  label: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The ten hours of a day. */
export const DEMO_SLOTS: readonly DemoSlot[] = Array.from(
  { length: LAST_DEMO_HOUR - FIRST_DEMO_HOUR + 1 },
  (_, index) => {
    const hour = FIRST_DEMO_HOUR + index;
    return { value: `${twoDigits(hour)}:00`, label: clockTime(hour) };
  },
);

/** The day of an instant where the visitor is, `2026-12-03`. */
export const localDay = (instant: number): string => {
  const date = new Date(instant);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};

/** The time of an instant where the visitor is, `14:00`. */
export const localTime = (instant: number): string => {
  const date = new Date(instant);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
};

/** The last day that a demo may be asked for at an instant, where the visitor is. */
export const lastDemoDay = (instant: number): string =>
  `${new Date(instant).getFullYear() + DEMO_YEARS_AHEAD}-12-31`;

/** The instant of a day and a time where the visitor is; null while one of the two is missing. */
export const localInstant = (day: string, time: string): number | null => {
  if (!day || !time) return null;
  const instant = Date.parse(`${day}T${time}:00`);
  return Number.isNaN(instant) ? null : instant;
};
