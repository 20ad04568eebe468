import { instantOf, wallClockAt } from '../../../lib/eventTime.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const DAY = /^(?:(\d{4}-\d{2}-\d{2})|([+-]\d{1,4})d)$/;
const DAY_AND_TIME = /^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d)$/;
/** RFC 3339, seconds left out if there are none. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;
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

/** Whether this is a day, a day and a time, or a moment that names its zone, `2026-12-03T13:00-05:00`. */
export const isMoment = (text: string): boolean =>
  isDay(text) ||
  isDayAndTime(text) ||
  (INSTANT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)));

const resolveAnew = (moment: string, now: Date, zone: string): number => {
  if (INSTANT.test(moment)) return Date.parse(moment);
  const dayAndTime = isDay(moment) ? `${moment} 00:00` : moment;
  return instantOf(resolveEventStart(dayAndTime, now, zone), zone) ?? Number.NaN;
};

/** By the look at the clock that a library is read with: of its thousands of documents many are of the same days. */
const resolved = new WeakMap<Date, Map<string, number>>();

/** Unix time in milliseconds of a moment; a day is its first one in `zone`, whose clocks also show a time without one. */
export const resolveMoment = (moment: string, now: Date, zone: string): number => {
  const known = resolved.get(now) ?? new Map<string, number>();
  resolved.set(now, known);
  const key = `${zone} ${moment}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const instant = resolveAnew(moment, now, zone);
  known.set(key, instant);
  return instant;
};

/** ISO timestamp of a moment: of a day as `resolveDay` has it, of a time on the clocks of `zone`. */
export const momentTimestamp = (moment: string, now: Date, zone: string): string => {
  if (isDay(moment)) return resolveDay(moment, now);
  const instant = resolveMoment(moment, now, zone);
  const clock = `${wallClockAt(instant, zone).replace(' ', 'T')}:00`;
  const ahead = Math.round((Date.parse(`${clock}Z`) - instant) / MINUTE_MS);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${clock}${ahead < 0 ? '-' : '+'}${hours}:${minutes}`;
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
