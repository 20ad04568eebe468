import {
  eventEnd,
  isDay,
  isDayAndTime,
  isDuration,
  isPastEvent,
  resolveDay,
  resolveEventStart,
} from './contentDates.ts';

it('knows a day from other text', () => {
  expect(['2026-10-14', '-12d', '+9d', '+0d'].filter((text) => !isDay(text))).toEqual([]);
  const others = ['2026-13-01', '2026-02-29', '12d', '-d', '14.10.2026', '2026-10-14 13:00', ''];
  expect(others.filter(isDay)).toEqual([]);
});

it('knows a day with a time from other text', () => {
  expect(isDayAndTime('+9d 13:00')).toBe(true);
  expect(isDayAndTime('2026-12-03 00:59')).toBe(true);
  const others = ['+9d', '+9d 24:00', '+9d 1:00', '+9d 13:60', '9d 13:00', '2026-02-30 13:00'];
  expect(others.filter(isDayAndTime)).toEqual([]);
});

it('knows durations in hours and minutes', () => {
  const durations = ['45 minutes', '1 hour', '2 hours', '1 hour 30 minutes', '1 minute'];
  expect(durations.filter((text) => !isDuration(text))).toEqual([]);
  expect(['', 'soon', '45', '0 minutes', '45 min'].filter(isDuration)).toEqual([]);
});

it('counts days from the day in UTC', () => {
  const lateInTokyo = new Date('2026-03-01T23:30:00Z');
  expect(resolveDay('-1d', lateInTokyo)).toBe('2026-02-28T00:00:00.000Z');
  expect(resolveDay('2026-10-14', lateInTokyo)).toBe('2026-10-14T00:00:00.000Z');
});

const NEW_YORK = 'America/New_York';

it('counts the days of events from the day in New York', () => {
  // 22:30 on the evening before, in New York.
  expect(resolveEventStart('+0d 13:00', new Date('2026-11-21T03:30:00Z'), NEW_YORK)).toBe(
    '2026-11-20 13:00',
  );
  // Across the end of daylight-saving time the clock on the wall stays the same.
  expect(resolveEventStart('+9d 13:00', new Date('2026-10-30T12:00:00Z'), NEW_YORK)).toBe(
    '2026-11-08 13:00',
  );
});

it('ends an event after its duration, past midnight if need be', () => {
  expect(eventEnd('2026-11-29 13:00', '45 minutes')).toBe('2026-11-29 13:45');
  expect(eventEnd('2026-12-31 23:00', '1 hour 30 minutes')).toBe('2027-01-01 00:30');
});

it('calls an event past once it has ended in New York', () => {
  const event = { endsAt: '2026-11-20 13:45' };
  expect(isPastEvent(event, new Date('2026-11-20T18:44:00Z'), NEW_YORK)).toBe(false);
  expect(isPastEvent(event, new Date('2026-11-20T18:45:00Z'), NEW_YORK)).toBe(true);
});

it('goes by the zone that events are in', () => {
  const event = { endsAt: '2026-11-20 13:45' };
  expect(isPastEvent(event, new Date('2026-11-20T18:45:00Z'), 'America/Los_Angeles')).toBe(false);
  expect(isPastEvent(event, new Date('2026-11-20T21:45:00Z'), 'America/Los_Angeles')).toBe(true);
});
