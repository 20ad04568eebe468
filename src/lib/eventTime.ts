import { DATE_CHARACTERS } from '../contract/constants.ts';
import { eventDay, eventTime } from './dates.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const USUAL_MINUTES = 60;

/** An end beyond the range of `Date` would throw. */
const MAX_SECONDS = 31 * 86_400;

const WALL_CLOCK = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[ T]([01]\d|2[0-3]):([0-5]\d)/;

const formats = new Map<string, Intl.DateTimeFormat>();

const zoneFormat = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
};

/** `2026-12-03 11:00` */
export const wallClockAt = (instant: number, zone: string): string => {
  const parts = Object.fromEntries(
    zoneFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
};

/** `Thursday, December 3, 2026, 11:00 AM` */
export const dayAndTime = (instant: number, zone: string): string => {
  const wallClock = wallClockAt(instant, zone);
  return `${eventDay(wallClock)}, ${eventTime(wallClock)}`;
};

/** The timestamp if the wall clock were UTC; NaN for invalid text. */
const asUtc = (wallClock: string): number => {
  const numbers = (WALL_CLOCK.exec(wallClock) ?? []).map(Number);
  const [, year = Number.NaN, month = Number.NaN, day, hour, minute] = numbers;
  return Date.UTC(year, month - 1, day, hour, minute);
};

/** Offset from UTC in milliseconds at a whole minute. */
const offsetAt = (instant: number, zone: string): number =>
  asUtc(wallClockAt(instant, zone)) - instant;

/** Null for invalid text. Of a repeated time, the first; a skipped time is moved forward. */
export const instantOf = (wallClock: string, zone: string): number | null => {
  const utc = asUtc(wallClock);
  if (Number.isNaN(utc)) return null;
  const shown = new Date(utc).toISOString().slice(0, 16).replace('T', ' ');
  // `Date.UTC` accepts the 45th of a month.
  if (shown !== wallClock.slice(0, shown.length).replace('T', ' ')) return null;
  const before = utc - offsetAt(utc - DAY_MS, zone);
  const after = utc - offsetAt(utc + DAY_MS, zone);
  return [before, after].find((instant) => wallClockAt(instant, zone) === shown) ?? before;
};

/** `2026-12-03T11:00:00-05:00` */
export const zonedInstant = (instant: number, zone: string): string => {
  const minutes = Math.round(offsetAt(instant, zone) / MINUTE_MS);
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const ahead = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${twoDigits(ahead / 60)}:${twoDigits(ahead % 60)}`;
  return `${wallClockAt(instant, zone).replace(' ', 'T')}:00${offset}`;
};

/** A date, perhaps with a time, but without a zone. */
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/;

/**
 * `2026-12-03T16:00:00.000Z`; '' for other text than a date or a timestamp. A day is its start in `zone`, and a time without
 * a zone is one of `zone`.
 */
export const isoInstant = (text: string, zone: string): string => {
  const time = WITHOUT_ZONE.test(text)
    ? instantOf(text.length === DATE_CHARACTERS ? `${text} 00:00` : text, zone)
    : Date.parse(text);
  return time === null || Number.isNaN(time) ? '' : new Date(time).toISOString();
};

/** `Eastern Time`, or `ET` */
export const zoneName = (
  instant: number,
  zone: string,
  timeZoneName: 'longGeneric' | 'shortGeneric' = 'longGeneric',
): string => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName });
  const name =
    format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  // Of UTC, this is `GMT+00:00` or `GMT+0`.
  return name.replace(/^GMT\+0(0:00)?$/, 'UTC');
};

const DURATION = /^(?:\d{1,2} hours?)?(?: ?\d{1,3} minutes?)?$/;

/** Whether a text is written as `45 minutes`, `1 hour` or `1 hour 30 minutes`. */
export const isDuration = (text: string): boolean => DURATION.test(text) && /[1-9]/.test(text);

/** Parses `1 hour 30 minutes`, `1.5 h` and `40 seconds`; 0 for other text. */
export const durationSeconds = (duration: string): number => {
  const amounts = [...duration.matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]?)/gi)];
  const amountOf = (unit: string): number => {
    const [, amount = '0'] = amounts.find(([, , letter]) => letter!.toLowerCase() === unit) ?? [];
    return Number(amount.replace(',', '.'));
  };
  const seconds = Math.round(amountOf('h') * 3600 + amountOf('m') * 60 + amountOf('s'));
  return seconds <= MAX_SECONDS ? seconds : 0;
};

/** In whole minutes; one hour for text that is no duration. */
export const durationMinutes = (duration: string): number =>
  Math.round(durationSeconds(duration) / 60) || USUAL_MINUTES;

/** `1 hour 30 minutes` */
export const durationText = (minutes: number): string => {
  const counted = (count: number, unit: string) =>
    count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [];
  return [...counted(Math.floor(minutes / 60), 'hour'), ...counted(minutes % 60, 'minute')].join(
    ' ',
  );
};

export const eventSpan = ({ date, duration }: { date: string; duration: string }, zone: string) => {
  const start = instantOf(date, zone);
  return start === null ? null : { start, end: start + durationMinutes(duration) * MINUTE_MS };
};

/** `Monday, November 23, 2026, 1:00 PM Eastern Time (10:00 AM Pacific Time)`: the visitor's clock, then the office's. */
export const timeInZones = (instant: number, visitorZone: string, officeZone: string): string => {
  const time = `${dayAndTime(instant, visitorZone)} ${zoneName(instant, visitorZone)}`;
  const [there, here] = [wallClockAt(instant, visitorZone), wallClockAt(instant, officeZone)];
  if (there === here) return time;
  const isSameDay = there.slice(0, 10) === here.slice(0, 10);
  const officeTime = isSameDay ? eventTime(here) : dayAndTime(instant, officeZone);
  return `${time} (${officeTime} ${zoneName(instant, officeZone)})`;
};
