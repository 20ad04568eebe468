import { LRUCache } from 'lru-cache';
import { instantOf, wallClockAt, zonedInstant } from '../../../lib/zonedTime.ts';

const DAY_MS = 86_400_000;

/** `2026-10-14`, or days from today: `-12d`. */
const DAY = /^(?:(\d{4}-\d{2}-\d{2})|([+-]\d{1,4})d)$/;
const DAY_AND_TIME = /^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a text starts with a date that the calendar lacks, such as 2026-11-31. */
export const hasUnknownDate = (text: string): boolean => {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const time = Date.parse(`${date}T00:00:00Z`);
  return (
    date !== undefined && (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
  );
};

export const isDay = (text: string): boolean => DAY.test(text) && !hasUnknownDate(text);

export const isDayAndTime = (text: string): boolean => isDay(DAY_AND_TIME.exec(text)?.[1] ?? '');

export const isMoment = (text: string): boolean =>
  isDay(text) ||
  isDayAndTime(text) ||
  (INSTANT.test(text) && !hasUnknownDate(text) && !Number.isNaN(Date.parse(text)));

/** `2026-11-27` */
export const dayOf = (now: Date, zone: string): string =>
  wallClockAt(now.getTime(), zone).slice(0, 10);

const resolveDate = (day: string, today: string): string => {
  const [, date, days] = DAY.exec(day) ?? [];
  return date ?? new Date(Date.parse(today) + Number(days) * DAY_MS).toISOString().slice(0, 10);
};

/** Wall clock in `zone`, `2026-12-03 13:00`; relative days count from the day of `now` there. */
const resolveWallClock = (dayAndTime: string, now: Date, zone: string): string => {
  const [, day = '', time = ''] = DAY_AND_TIME.exec(dayAndTime) ?? [];
  const today = /^[+-]/.test(day) ? dayOf(now, zone) : '';
  return `${resolveDate(day, today)} ${time}`;
};

/** Wall clock of an event. One that is some days away on a weekend moves to the next Monday. */
export const resolveEventStart = (dayAndTime: string, now: Date, zone: string): string => {
  const start = resolveWallClock(dayAndTime, now, zone);
  const weekday = new Date(start.slice(0, 10)).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  if (!isWeekend || !/^\+[1-9]/.test(dayAndTime)) return start;
  return `${resolveDate(weekday === 0 ? '+1d' : '+2d', start.slice(0, 10))}${start.slice(10)}`;
};

/** Unix time in milliseconds; a day starts at midnight in `zone`. */
export const resolveMoment = (moment: string, now: Date, zone: string): number => {
  if (INSTANT.test(moment)) return Date.parse(moment);
  const dayAndTime = isDay(moment) ? `${moment} 00:00` : moment;
  return knownInstant(resolveWallClock(dayAndTime, now, zone), zone);
};

/** `2026-11-27T00:00:00-05:00`: its first characters are the day in `zone`. */
export const momentTimestamp = (moment: string, now: Date, zone: string): string => {
  if (!isDay(moment)) return zonedInstant(resolveMoment(moment, now, zone), zone);
  const midnight = resolveWallClock(`${moment} 00:00`, now, zone);
  const key = `${midnight} ${zone}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  const timestamp = zonedInstant(knownInstant(midnight, zone), zone);
  midnights.set(key, timestamp);
  return timestamp;
};

const knownInstant = (wallClock: string, zone: string): number => {
  const key = `${wallClock} ${zone}`;
  const instant = instants.get(key) ?? instantOf(wallClock, zone) ?? Number.NaN;
  instants.set(key, instant);
  return instant;
};

/** `Intl` takes 0.15 ms for a day. */
const midnights = new LRUCache<string, string>({ max: 5000 });
const instants = new LRUCache<string, number>({ max: 5000 });
