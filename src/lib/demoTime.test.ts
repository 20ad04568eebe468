import { DEMO_SLOTS, localDay, localInstant } from './demoTime.ts';

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
