import fc from 'fast-check';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';
import { instantOf, isoInstant, wallClockAt, zonedInstant, zoneName } from './zonedTime.ts';

it.each([
  ['in winter', '2026-12-03 11:00', '2026-12-03T16:00:00.000Z'],
  ['in summer', '2026-07-03 11:00', '2026-07-03T15:00:00.000Z'],
  ['that the clocks skip', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
  ['that the clocks repeat', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
])('reads a time %s', (_, wallClock, instant) => {
  expect(new Date(instantOf(wallClock, EVENT_TIME_ZONE)!).toISOString()).toBe(instant);
});

it.each([1, 26, 99])('does not move the year %i to the last century', (year) => {
  const wallClock = `${String(year).padStart(4, '0')}-12-15 09:00`;
  expect(new Date(instantOf(wallClock, EVENT_TIME_ZONE)!).getUTCFullYear()).toBe(year);
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
