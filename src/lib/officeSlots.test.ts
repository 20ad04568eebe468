import { officeSlots, type OfficeHours } from './officeSlots.ts';

const office: OfficeHours = {
  zone: 'America/New_York',
  week: [null, [9, 11], [9, 11], [9, 11], [9, 11], [9, 11], null],
  holidays: ['2026-11-26'],
  noticeHours: 0,
  capacity: 1,
  daysAhead: 7,
};
/** A Tuesday, 9:30 AM in New York. */
const NOW = Date.parse('2026-11-24T14:30:00Z');

const slots = (changes: Partial<OfficeHours> = {}, now = NOW) =>
  officeSlots({ ...office, ...changes }, now).map((slot) => new Date(slot).toISOString());

it('offers the hours of the office days to come, by the clock of its zone', () => {
  expect(slots({ daysAhead: 2 })).toEqual([
    '2026-11-24T15:00:00.000Z',
    '2026-11-24T16:00:00.000Z',
    '2026-11-25T14:00:00.000Z',
    '2026-11-25T15:00:00.000Z',
    '2026-11-25T16:00:00.000Z',
  ]);
});

it('leaves out holidays and days on which the office is closed', () => {
  const days = new Set(slots().map((slot) => slot.slice(0, 10)));
  expect([...days]).toEqual(['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30']);
});

it('gives the office its notice', () => {
  expect(slots({ daysAhead: 2, noticeHours: 24 })).toEqual([
    '2026-11-25T15:00:00.000Z',
    '2026-11-25T16:00:00.000Z',
  ]);
  expect(slots({ daysAhead: 1, noticeHours: 24 })).toEqual([]);
});

it('follows the clocks when they are changed, and leaves out an hour that they skip', () => {
  const everyDay = Array.from({ length: 7 }, () => [1, 3] as const);
  // On March 8, 2026, New York goes from 2 AM to 3 AM.
  const spring = Date.parse('2026-03-08T05:00:00Z');
  expect(slots({ week: everyDay, daysAhead: 1 }, spring)).toEqual([
    '2026-03-08T06:00:00.000Z',
    '2026-03-08T07:00:00.000Z',
  ]);
});

it('begins a day when the office does, not when the world does', () => {
  const lateOnMonday = Date.parse('2026-11-24T02:00:00Z');
  expect(slots({ daysAhead: 1 }, lateOnMonday)).toEqual([]);
  expect(slots({ daysAhead: 2 }, lateOnMonday)).toHaveLength(3);
});

it('is right about each moment, however often it is asked', () => {
  expect(officeSlots(office, NOW)).toEqual(officeSlots({ ...office }, NOW));
  expect(officeSlots(office, NOW + 3_600_000)).toEqual(officeSlots(office, NOW).slice(1));
});
