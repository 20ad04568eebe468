const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

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

/** The timestamp if the wall clock were UTC; NaN for invalid text. */
const asUtc = (wallClock: string): number => {
  const [text] = WALL_CLOCK.exec(wallClock) ?? [];
  // Not `Date.UTC`, which takes the year 26 for 1926.
  return text === undefined ? Number.NaN : Date.parse(`${text.replace(' ', 'T')}Z`);
};

/** Offset from UTC in milliseconds at a whole minute. */
const offsetAt = (instant: number, zone: string): number =>
  asUtc(wallClockAt(instant, zone)) - instant;

/** Null for invalid text. Of a repeated time, the first; a skipped time is moved forward. */
export const instantOf = (wallClock: string, zone: string): number | null => {
  const utc = asUtc(wallClock);
  if (Number.isNaN(utc)) return null;
  const shown = new Date(utc).toISOString().slice(0, 16).replace('T', ' ');
  // Some engines parse February 30 as March 2.
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
    ? instantOf(text.includes(':') ? text : `${text} 00:00`, zone)
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
