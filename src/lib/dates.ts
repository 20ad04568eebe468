import { DATE_CHARACTERS } from '../contract/constants.ts';

/** The day of an ISO timestamp as the site shows it, `2024-11-12`; '' when there is none. */
export const shortDate = (iso: string): string => iso.slice(0, DATE_CHARACTERS);

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/;

/** A wall clock's day with its names cut to so many letters. */
const dayInWords = (wallClock: string, letters?: number): string => {
  const [, year, month, day] = WALL_CLOCK.exec(wallClock) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const weekday = WEEKDAYS[date.getUTCDay()];
  const monthName = MONTHS[date.getUTCMonth()];
  if (!weekday || !monthName) return wallClock;
  const dayAndYear = `${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  return `${weekday.slice(0, letters)}, ${monthName.slice(0, letters)} ${dayAndYear}`;
};

/**
 * `2026-12-03 11:00` as `Thursday, December 3, 2026`. Event dates are wall-clock text in the event's zone, so
 * no zone is applied. Written by hand because `Intl` may space and order differently on the server and in the browser.
 * A text that is no date is given back as it is.
 */
export const eventDay = (wallClock: string): string => dayInWords(wallClock);

/** An hour of 0 to 23 and minutes in 12-hour format, `2:30 PM`. */
export const clockTime = (hour: number, minutes = 0): string =>
  `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;

/** The time of an event, `11:00 AM`; '' when its date does not tell. */
export const eventTime = (wallClock: string): string => {
  const [, , , , hour, minutes] = WALL_CLOCK.exec(wallClock) ?? [];
  return hour === undefined ? '' : clockTime(Number(hour), Number(minutes));
};

/** Day and time of an event in one line, `Thu, Dec 3, 2026, 11:00 AM ET`; '' when it has no date. */
export const sessionTime = (wallClock: string, zone: string): string => {
  const time = eventTime(wallClock);
  return [dayInWords(wallClock, 3), time && `${time} ${zone}`].filter(Boolean).join(', ');
};
