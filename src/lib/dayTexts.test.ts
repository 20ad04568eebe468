import { clockText, longDayText, shortDayText, monthDayText } from './dayTexts.ts';

it.each([
  ['2026-12-03 11:00', 'Thursday, December 3, 2026', '11:00 AM'],
  ['2024-02-29 00:05', 'Thursday, February 29, 2024', '12:05 AM'],
  ['2025-01-01T18:30', 'Wednesday, January 1, 2025', '6:30 PM'],
  ['2025-01-01', 'Wednesday, January 1, 2025', ''],
  ['from 2026-12-03 11:00', 'from 2026-12-03 11:00', ''],
])('reads the wall clock %p as %p at %p', (wallClock, day, time) => {
  expect(longDayText(wallClock)).toBe(day);
  expect(clockText(wallClock)).toBe(time);
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
    expect(longDayText(date.toISOString())).toBe(english.format(date));
  }
});

it.each([
  ['2026-12-01 11:00', 'Tue, Dec 1, 2026', 'Dec 1'],
  ['2026-12-01', 'Tue, Dec 1, 2026', 'Dec 1'],
  ['soon', 'soon', 'soon'],
  ['', '', ''],
])('shortens the day %p', (wallClock, day, monthDay) => {
  expect(shortDayText(wallClock)).toBe(day);
  expect(monthDayText(wallClock)).toBe(monthDay);
});
