import { WEEKDAYS } from './weekdays.ts';

/** Characters of `2024-11-12`. */
const DAY_CHARACTERS = 10;

/** `2024-11-12`; '' for an empty timestamp. */
export const isoDay = (iso: string): string => iso.slice(0, DAY_CHARACTERS);

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
/** A time may follow. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/;

/** Null for invalid text. */
const dayInWords = (wallClock: string, letters?: number) => {
  const [, year, month, day] = DAY.exec(wallClock) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const weekday = WEEKDAYS[date.getUTCDay()];
  const monthName = MONTHS[date.getUTCMonth()];
  if (!weekday || !monthName) return null;
  const monthDay = `${monthName.slice(0, letters)} ${date.getUTCDate()}`;
  return { monthDay, full: `${weekday.slice(0, letters)}, ${monthDay}, ${date.getUTCFullYear()}` };
};

/** `Thursday, December 3, 2026`; invalid text unchanged. `Intl` may differ between server and browser. */
export const longDayText = (wallClock: string): string => dayInWords(wallClock)?.full ?? wallClock;

/** `Thu, Dec 3, 2026`; invalid text unchanged. */
export const shortDayText = (wallClock: string): string =>
  dayInWords(wallClock, 3)?.full ?? wallClock;

/** `Dec 3`; invalid text unchanged. */
export const monthDayText = (wallClock: string): string =>
  dayInWords(wallClock, 3)?.monthDay ?? wallClock;

/** `2:30 PM` */
export const clockTime = (hour: number, minutes = 0): string =>
  `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;

/** `11:00 AM`; '' for a date without time. */
export const clockText = (wallClock: string): string => {
  const [, , , , hour, minutes] = DAY.exec(wallClock) ?? [];
  return hour === undefined ? '' : clockTime(Number(hour), Number(minutes));
};
