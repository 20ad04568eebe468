import { wallClockAt } from '../../../lib/eventTime.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const DAY = /^(?:(\d{4}-\d{2}-\d{2})|([+-]\d{1,4})d)$/;
const DAY_AND_TIME = /^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d)$/;
const DURATION = /^(?:(\d{1,2}) hours?)?(?: ?(\d{1,3}) minutes?)?$/;

/** Whether this is `2026-10-14`, a day that exists, or a number of days from today, `-12d`. */
export const isDay = (text: string): boolean => {
  const [, date, days] = DAY.exec(text) ?? [];
  if (date === undefined) return days !== undefined;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};

/** Whether this is a day as above, a space and a time of day, `+9d 13:00`. */
export const isDayAndTime = (text: string): boolean => {
  const day = DAY_AND_TIME.exec(text)?.[1];
  return day !== undefined && isDay(day);
};

/** Whether this is `45 minutes`, `1 hour` or `1 hour 30 minutes`. */
export const isDuration = (text: string): boolean => durationMinutes(text) > 0;

/** ISO timestamp of the UTC day that `day` means, seen from `now`. */
export const resolveDay = (day: string, now: Date): string =>
  `${dayFrom(day, now.toISOString().slice(0, 10))}T00:00:00.000Z`;

/** Wall clock of an event, `2026-12-03 13:00`; days are counted from today in the events' zone. */
export const resolveEventStart = (dayAndTime: string, now: Date, zone: string): string => {
  const [, day = '', time = ''] = DAY_AND_TIME.exec(dayAndTime) ?? [];
  return `${dayFrom(day, wallClockAt(now.getTime(), zone).slice(0, 10))} ${time}`;
};

/** Wall clock of an event's end. */
export const eventEnd = (startsAt: string, duration: string): string => {
  const start = Date.parse(`${startsAt.replace(' ', 'T')}Z`);
  return wallClockText(new Date(start + durationMinutes(duration) * MINUTE_MS));
};

/** Whether an event of `zone` has ended. */
export const isPastEvent = (event: { endsAt: string }, now: Date, zone: string): boolean =>
  event.endsAt <= wallClockAt(now.getTime(), zone);

const dayFrom = (day: string, today: string): string => {
  const [, date, days] = DAY.exec(day) ?? [];
  if (date !== undefined) return date;
  return new Date(Date.parse(`${today}T00:00:00Z`) + Number(days) * DAY_MS)
    .toISOString()
    .slice(0, 10);
};

const durationMinutes = (duration: string): number => {
  const [, hours = '0', minutes = '0'] = DURATION.exec(duration) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

/** A moment whose UTC fields are the wall clock's. */
const wallClockText = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');
