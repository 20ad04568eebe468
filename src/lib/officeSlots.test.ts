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

it('offers the coming hours in the zone of the office', () => {
  expect(slots({ daysAhead: 2 })).toEqual([
    '2026-11-24T15:00:00.000Z',
    '2026-11-24T16:00:00.000Z',
    '2026-11-25T14:00:00.000Z',
    '2026-11-25T15:00:00.000Z',
    '2026-11-25T16:00:00.000Z',
  ]);
});

it('skips holidays and closed days', () => {
  const days = new Set(slots().map((slot) => slot.slice(0, 10)));
  expect([...days]).toEqual(['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30']);
});

it('respects the notice period', () => {
  expect(slots({ daysAhead: 2, noticeHours: 24 })).toEqual([
    '2026-11-25T15:00:00.000Z',
    '2026-11-25T16:00:00.000Z',
  ]);
  expect(slots({ daysAhead: 1, noticeHours: 24 })).toEqual([]);
});

it('skips the hour that daylight saving time skips', () => {
  const everyDay = Array.from({ length: 7 }, () => [1, 3] as const);
  // On March 8, 2026, New York goes from 2 AM to 3 AM.
  const spring = Date.parse('2026-03-08T05:00:00Z');
  expect(slots({ week: everyDay, daysAhead: 1 }, spring)).toEqual([
    '2026-03-08T06:00:00.000Z',
    '2026-03-08T07:00:00.000Z',
  ]);
});

it('starts a day in the zone of the office', () => {
  const lateOnMonday = Date.parse('2026-11-24T02:00:00Z');
  expect(slots({ daysAhead: 1 }, lateOnMonday)).toEqual([]);
  expect(slots({ daysAhead: 2 }, lateOnMonday)).toHaveLength(3);
});

it('does not mix up cached days', () => {
  expect(officeSlots(office, NOW)).toEqual(officeSlots({ ...office }, NOW));
  expect(officeSlots(office, NOW + 3_600_000)).toEqual(officeSlots(office, NOW).slice(1));
});
