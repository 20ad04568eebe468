import {
  clockTime,
  DEMO_SLOTS,
  eventDay,
  eventTime,
  localDay,
  localInstant,
  sessionTime,
  shortDate,
} from './dates.ts';

it.each([
  ['2024-11-12T09:30:00.000Z', '2024-11-12'],
  ['2024-11-12', '2024-11-12'],
  ['', ''],
])('shortens %p to its day %p', (iso, expected) => {
  expect(shortDate(iso)).toBe(expected);
});

it.each([
  ['2026-12-03 11:00', 'Thursday, December 3, 2026', '11:00 AM'],
  ['2024-02-29 00:05', 'Thursday, February 29, 2024', '12:05 AM'],
  ['2025-01-01T18:30', 'Wednesday, January 1, 2025', '6:30 PM'],
  ['2025-01-01', 'Wednesday, January 1, 2025', ''],
])('reads the wall clock %p as %p at %p', (wallClock, day, time) => {
  expect(eventDay(wallClock)).toBe(day);
  expect(eventTime(wallClock)).toBe(time);
});

it('names all days and months as they are called in English', () => {
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
  ['2026-12-01 11:00', 'Tue, Dec 1, 2026, 11:00 AM ET'],
  ['2026-12-01', 'Tue, Dec 1, 2026'],
  ['soon', 'soon'],
  ['', ''],
])('puts the session %p in one line', (wallClock, line) => {
  expect(sessionTime(wallClock, 'ET')).toBe(line);
});

it.each(['soon', '', 'from 2026-12-03 11:00'])(
  'gives the text %p back, which is no date',
  (text) => {
    expect(eventDay(text)).toBe(text);
    expect(eventTime(text)).toBe('');
  },
);

it.each([
  [0, '12:00 AM'],
  [9, '9:00 AM'],
  [12, '12:00 PM'],
  [18, '6:00 PM'],
])('writes hour %i in 12-hour format', (hour, expected) => {
  expect(clockTime(hour)).toBe(expected);
});

it('offers ten hours in 12-hour words', () => {
  expect(DEMO_SLOTS.map(({ label }) => label)).toEqual([
    '9:00 AM',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '1:00 PM',
    '2:00 PM',
    '3:00 PM',
    '4:00 PM',
    '5:00 PM',
    '6:00 PM',
  ]);
  expect(DEMO_SLOTS[0]?.value).toBe('09:00');
  expect(DEMO_SLOTS.at(-1)?.value).toBe('18:00');
});

it('tells the day where the visitor is', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
});

it('reads a day and a time where the visitor is', () => {
  expect(localInstant('2026-12-03', '09:00')).toBe(new Date(2026, 11, 3, 9).getTime());
});

it.each([
  ['', ''],
  ['', '09:00'],
  ['2026-12-03', ''],
  ['2026-13-40', '09:00'],
  ['12/03/2026', '09:00'],
])('finds no instant in "%s" and "%s"', (day, time) => {
  expect(localInstant(day, time)).toBeNull();
});
