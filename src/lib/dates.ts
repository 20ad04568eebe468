import {
  DATE_CHARACTERS,
  DEMO_YEARS_AHEAD,
  FIRST_DEMO_HOUR,
  LAST_DEMO_HOUR,
} from '../contract/constants.ts';

/** `2024-11-12`; '' for an empty timestamp. */
export const shortDate = (iso: string): string => iso.slice(0, DATE_CHARACTERS);

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/;

/** Null for invalid text. */
const dayInWords = (wallClock: string, letters?: number) => {
  const [, year, month, day] = WALL_CLOCK.exec(wallClock) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const weekday = WEEKDAYS[date.getUTCDay()];
  const monthName = MONTHS[date.getUTCMonth()];
  if (!weekday || !monthName) return null;
  const monthDay = `${monthName.slice(0, letters)} ${date.getUTCDate()}`;
  return { monthDay, full: `${weekday.slice(0, letters)}, ${monthDay}, ${date.getUTCFullYear()}` };
};

/** `Thursday, December 3, 2026`; invalid text unchanged. `Intl` may differ between server and browser. */
export const eventDay = (wallClock: string): string => dayInWords(wallClock)?.full ?? wallClock;

/** `Thu, Dec 3, 2026`; invalid text unchanged. */
export const sessionDay = (wallClock: string): string =>
  dayInWords(wallClock, 3)?.full ?? wallClock;

/** `Dec 3`; invalid text unchanged. */
export const sessionMonthDay = (wallClock: string): string =>
  dayInWords(wallClock, 3)?.monthDay ?? wallClock;

/** `2:30 PM` */
export const clockTime = (hour: number, minutes = 0): string =>
  `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;

/** `11:00 AM`; '' for a date without time. */
export const eventTime = (wallClock: string): string => {
  const [, , , , hour, minutes] = WALL_CLOCK.exec(wallClock) ?? [];
  return hour === undefined ? '' : clockTime(Number(hour), Number(minutes));
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

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

/** Whether a text starts with a date that the calendar lacks, such as 2026-11-31. */
export const hasUnknownDate = (text: string): boolean => {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const time = Date.parse(`${date}T00:00:00Z`);
  return (
    date !== undefined && (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
  );
};
