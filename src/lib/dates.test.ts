import { eventDay, eventTime, hasUnknownDate, sessionDay, sessionMonthDay } from './dates.ts';

it.each([
  ['2026-12-03 11:00', 'Thursday, December 3, 2026', '11:00 AM'],
  ['2024-02-29 00:05', 'Thursday, February 29, 2024', '12:05 AM'],
  ['2025-01-01T18:30', 'Wednesday, January 1, 2025', '6:30 PM'],
  ['2025-01-01', 'Wednesday, January 1, 2025', ''],
  ['from 2026-12-03 11:00', 'from 2026-12-03 11:00', ''],
])('reads the wall clock %p as %p at %p', (wallClock, day, time) => {
  expect(eventDay(wallClock)).toBe(day);
  expect(eventTime(wallClock)).toBe(time);
});

it('names days and months like Intl', () => {
  const english = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let day = 1; day <= 365; day += 1) {
    const date = new Date(Date.UTC(2026, 0, day));
    expect(eventDay(date.toISOString())).toBe(english.format(date));
  }
});

it.each([
  ['2026-12-01 11:00', 'Tue, Dec 1, 2026', 'Dec 1'],
  ['2026-12-01', 'Tue, Dec 1, 2026', 'Dec 1'],
  ['soon', 'soon', 'soon'],
  ['', '', ''],
])('formats the day of the session %p', (wallClock, day, monthDay) => {
  expect(sessionDay(wallClock)).toBe(day);
  expect(sessionMonthDay(wallClock)).toBe(monthDay);
});

it.each([
  ['1970-01-01', false],
  ['1969-12-31 23:00', false],
  ['2024-02-29T10:00', false],
  ['2026-02-29', true],
  ['2026-13-01', true],
  ['soon', false],
])('knows of %j whether the calendar lacks it: %s', (text, isUnknown) => {
  expect(hasUnknownDate(text)).toBe(isUnknown);
});
