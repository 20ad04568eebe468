const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** An event whose duration does not tell is taken to last this long. */
const USUAL_MINUTES = 60;

/** No event takes longer; an end past what calendars can say would throw. */
const MAX_MINUTES = 31 * 24 * 60;

const WALL_CLOCK = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[ T]([01]\d|2[0-3]):([0-5]\d)/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter of a zone's wall clock; making one is slow, so each is made once. */
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

/** The wall clock of a zone at an instant, `2026-12-03 11:00`. */
export const wallClockAt = (instant: number, zone: string): string => {
  const parts = Object.fromEntries(
    zoneFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
};

/** Milliseconds of a wall clock as if it were UTC; NaN for a text that is none. */
const asUtc = (wallClock: string): number => {
  const numbers = (WALL_CLOCK.exec(wallClock) ?? []).map(Number);
  const [, year = Number.NaN, month = Number.NaN, day, hour, minute] = numbers;
  return Date.UTC(year, month - 1, day, hour, minute);
};

/** What a zone's clocks are ahead of UTC at an instant of whole minutes, in milliseconds. */
const offsetAt = (instant: number, zone: string): number =>
  asUtc(wallClockAt(instant, zone)) - instant;

/** Whether two texts begin with the same day and time; a T between them is a space. */
const isSame = (one: string, other: string): boolean =>
  one === other.slice(0, one.length).replace('T', ' ');

/**
 * The instant (milliseconds since 1970) at which a zone's clocks show `2026-12-03 11:00`; null for a text that is no
 * date and time. Where clocks show a time twice it is the first of the two; a time that they skip is moved on by what
 * they skipped.
 */
export const instantOf = (wallClock: string, zone: string): number | null => {
  const utc = asUtc(wallClock);
  if (Number.isNaN(utc)) return null;
  const shown = new Date(utc).toISOString().slice(0, 16).replace('T', ' ');
  // JavaScript takes the 45th of a month for a day of the next.
  if (!isSame(shown, wallClock)) return null;
  const before = utc - offsetAt(utc - DAY_MS, zone);
  const after = utc - offsetAt(utc + DAY_MS, zone);
  return [before, after].find((instant) => wallClockAt(instant, zone) === shown) ?? before;
};

/** An instant as a zone writes it down, with what its clocks are ahead of UTC: `2026-12-03T11:00:00-05:00`. */
export const zonedInstant = (instant: number, zone: string): string => {
  const minutes = Math.round(offsetAt(instant, zone) / MINUTE_MS);
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const ahead = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${twoDigits(ahead / 60)}:${twoDigits(ahead % 60)}`;
  return `${wallClockAt(instant, zone).replace(' ', 'T')}:00${offset}`;
};

/** A zone's name at an instant, `Eastern Standard Time`; `longGeneric` and `shortGeneric` name it for all seasons. */
export const zoneName = (
  instant: number,
  zone: string,
  timeZoneName: 'long' | 'longGeneric' | 'shortGeneric' = 'long',
): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName,
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
};

/** Minutes of `45 minutes`, `1 hour 30 minutes` or `1.5 h`; an hour when the text does not tell, or not sensibly. */
export const durationMinutes = (duration: string): number => {
  const amounts = [...duration.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]?)/gi)];
  const amountOf = (unit: string): number =>
    Number(amounts.find(([, , letter]) => letter!.toLowerCase() === unit)?.[1] ?? 0);
  const minutes = Math.round(amountOf('h') * 60 + amountOf('m'));
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : USUAL_MINUTES;
};

/** When an event takes place, in milliseconds since 1970. */
export interface EventSpan {
  start: number;
  end: number;
}

/** Start and end of an event of `zone`; null when its date does not tell. */
export const eventSpan = (
  { date, duration }: { date: string; duration: string },
  zone: string,
): EventSpan | null => {
  const start = instantOf(date, zone);
  return start === null ? null : { start, end: start + durationMinutes(duration) * MINUTE_MS };
};
