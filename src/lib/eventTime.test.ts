import fc from 'fast-check';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';
import {
  durationMinutes,
  durationSeconds,
  eventSpan,
  instantOf,
  isoInstant,
  wallClockAt,
  zonedInstant,
  zoneName,
} from './eventTime.ts';

it.each([
  ['in winter', '2026-12-03 11:00', '2026-12-03T16:00:00.000Z'],
  ['in summer', '2026-07-03 11:00', '2026-07-03T15:00:00.000Z'],
  ['that the clocks skip', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
  ['that the clocks repeat', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
])('reads a time %s', (_, wallClock, instant) => {
  expect(new Date(instantOf(wallClock, EVENT_TIME_ZONE)!).toISOString()).toBe(instant);
});

it.each(['', '2026-12-03', 'from 2026-12-03 11:00', '2026-02-30 11:00', '2026-12-03 24:00'])(
  'returns null for %j',
  (text) => {
    expect(instantOf(text, EVENT_TIME_ZONE)).toBeNull();
  },
);

it.each([
  ['2026-12-03T16:00:00Z', 'America/New_York', '2026-12-03T11:00:00-05:00'],
  ['2026-07-03T16:00:00Z', 'America/New_York', '2026-07-03T12:00:00-04:00'],
  ['2026-07-03T16:00:00Z', 'Asia/Kolkata', '2026-07-03T21:30:00+05:30'],
  ['2026-07-03T16:00:00Z', 'America/St_Johns', '2026-07-03T13:30:00-02:30'],
])('writes %s in %s as %s', (instant, zone, written) => {
  expect(zonedInstant(Date.parse(instant), zone)).toBe(written);
});

it.each([
  ['2026-12-03T16:00:00Z', EVENT_TIME_ZONE, 'Eastern Time'],
  ['2026-07-03T16:00:00Z', EVENT_TIME_ZONE, 'Eastern Time'],
  ['2026-07-03T16:00:00Z', 'Etc/UTC', 'UTC'],
])('at %s names the zone %s', (instant, zone, name) => {
  expect(zoneName(Date.parse(instant), zone)).toBe(name);
});

it.each([
  ['45 minutes', 45],
  ['1 hour', 60],
  ['1 hour 30 minutes', 90],
  ['1.5 h', 90],
  ['12.5h', 750],
  ['2  Hours 5  Minutes', 125],
  ['1,5 hours', 90],
  ['90 seconds', 2],
  ['', 60],
  ['a while', 60],
])('reads the duration "%s"', (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});

it.each([
  ['40 seconds', 40],
  ['1 hour 30 minutes', 5400],
  ['1.5 hours', 5400],
  ['2.25 min', 135],
  ['1,5 h', 5400],
  ['PT1H30M', 5400],
  ['12 m 5 s', 725],
  ['', 0],
  ['a while', 0],
  ['20000 hours', 0],
])('reads the length "%s" of a film', (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds);
});

const zones = fc.constantFrom(
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Australia/Lord_Howe',
);

it('inverts wallClockAt', () => {
  const instants = fc.date({
    min: new Date(Date.UTC(1971, 0)),
    max: new Date(Date.UTC(2100, 0)),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, zones, (date, zone) => {
      const shown = wallClockAt(date.getTime(), zone);
      const instant = instantOf(shown, zone)!;
      expect(wallClockAt(instant, zone)).toBe(shown);
      // Of a time that is shown twice, the first.
      expect(instant).toBeLessThanOrEqual(date.getTime());
    }),
  );
});

it('returns a valid span or null for any date and duration', () => {
  const number = fc.integer({ min: 0, max: 9999 }).map((value) => String(value));
  const digits = fc.string({
    unit: fc.constantFrom('0', '1', '9', '.', ' ', 'h', 'm'),
    maxLength: 400,
  });
  const dates = fc.tuple(number, number, number, number, number).map(([y, ...rest]) => {
    const [month, day, hour, minute] = rest.map((part) => part.slice(0, 2).padStart(2, '0'));
    return `${y.padStart(4, '0')}-${month}-${day} ${hour}:${minute}`;
  });
  fc.assert(
    fc.property(
      fc.oneof(dates, fc.string()),
      fc.oneof(digits, fc.string()),
      zones,
      (date, duration, zone) => {
        const span = eventSpan({ date, duration }, zone);
        if (!span) return;
        expect(new Date(span.start).toISOString()).toMatch(/^\d{4}-/);
        expect(new Date(span.end).toISOString()).toMatch(/^\d{4}-|^\+010000-01/);
        expect(span.end).toBeGreaterThan(span.start);
      },
    ),
    { numRuns: 500 },
  );
});

// Quadratic code would take minutes.
it.each(['1', '1 ', '1.', ' '])('parses a duration of a million %j in linear time', (part) => {
  expect(durationMinutes(part.repeat(1_000_000))).toBe(60);
  expect(durationSeconds(part.repeat(1_000_000))).toBe(0);
});

it.each([
  ['2026-11-27', 'Pacific/Auckland', '2026-11-26T11:00:00.000Z'],
  ['2026-11-27', 'America/New_York', '2026-11-27T05:00:00.000Z'],
  ['2026-11-27', 'UTC', '2026-11-27T00:00:00.000Z'],
  ['2026-07-01 09:30', 'Asia/Kolkata', '2026-07-01T04:00:00.000Z'],
  ['2026-07-01T09:30:15', 'Asia/Kolkata', '2026-07-01T04:00:00.000Z'],
  ['2026-11-27T00:00:00+13:00', 'America/New_York', '2026-11-26T11:00:00.000Z'],
  ['2026-11-27T00:00:00Z', 'Pacific/Auckland', '2026-11-27T00:00:00.000Z'],
  ['2026-02-30', 'Pacific/Auckland', ''],
  ['soon', 'Pacific/Auckland', ''],
  ['', 'Pacific/Auckland', ''],
])('reads %j in %s', (text, zone, instant) => {
  expect(isoInstant(text, zone)).toBe(instant);
});
