import {
  DATE_CHARACTERS,
  DEMO_YEARS_AHEAD,
  FIRST_DEMO_HOUR,
  LAST_DEMO_HOUR,
} from '../contract/constants.ts';

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

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Minutes since midnight on a zone's clocks at a moment. */
const minuteOfDay = (moment: Date, zone: string): number => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
};

/** `8 AM`, `6:30 PM`; noon is `12 PM`, as on American clocks. */
const clockWords = (minute: number): string => {
  const hour = Math.floor(minute / HOUR_MINUTES);
  const past = minute % HOUR_MINUTES;
  const shown = `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
};

/**
 * An hour of an office's day, as the clocks of another zone show it on the same day: 8 in New York is `5 AM` in Los
 * Angeles and `6:30 PM` in Kolkata.
 * @param hour of the day in the office's zone, 0 to 23
 * @param moment which day it is, for clocks that are changed in spring
 */
export const hourElsewhere = (
  hour: number,
  officeZone: string,
  zone: string,
  moment: Date,
): string => {
  const ahead = minuteOfDay(moment, zone) - minuteOfDay(moment, officeZone);
  return clockWords((hour * HOUR_MINUTES + ahead + 2 * DAY_MINUTES) % DAY_MINUTES);
};
