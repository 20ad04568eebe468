import { officeLight, type SupportTimes } from './officeLight.ts';

/** Monday to Saturday, 8 AM to 8 PM. */
const PORTLAND: SupportTimes = {
  zone: 'America/Los_Angeles',
  weekdays: [1, 2, 3, 4, 5, 6],
  from: 8,
  to: 20,
};

const at = (instant: string, times: Partial<SupportTimes> = {}) =>
  officeLight(Date.parse(instant), { ...PORTLAND, ...times });

it.each([
  ['in the afternoon', '2026-11-27T16:12-08:00', '4:12 PM', true],
  ['at the first minute', '2026-11-27T08:00-08:00', '8:00 AM', true],
  ['at the last minute', '2026-11-27T19:59-08:00', '7:59 PM', true],
  ['at noon', '2026-11-27T12:05-08:00', '12:05 PM', true],
  ['at closing time', '2026-11-27T20:00-08:00', '8:00 PM', false],
  ['after midnight', '2026-11-27T00:30-08:00', '12:30 AM', false],
])('%s', (_, instant, time, isOn) => {
  expect(at(instant)).toMatchObject({ time, isOn, opensAt: '8 AM' });
});

it.each([
  ['Friday evening', '2026-11-27T21:47-08:00', undefined],
  ['before the office opens', '2026-11-27T05:00-08:00', undefined],
  ['Saturday evening', '2026-11-28T21:47-08:00', 'Monday'],
  ['Sunday noon', '2026-11-29T12:00-08:00', 'Monday'],
  ['Monday before eight', '2026-11-30T07:59-08:00', undefined],
])('says when the office is back: %s', (_, instant, day) => {
  expect(at(instant)!.opensOn).toBe(day);
});

it('names the day at the office, also where it is another one', () => {
  expect(at('2026-11-30T03:00Z')).toMatchObject({ today: 'Sunday', opensOn: 'Monday' });
  expect(at('2026-11-29T03:00Z')).toMatchObject({ today: 'Saturday' });
});

it.each([
  ['America/New_York', '2026-11-27T16:12-05:00', '4:12 PM', true],
  ['Europe/Dublin', '2026-11-27T16:12Z', '4:12 PM', true],
  ['Asia/Kolkata', '2026-11-27T05:40+05:30', '5:40 AM', false],
  ['Australia/Lord_Howe', '2026-11-27T19:10+11:00', '7:10 PM', true],
  ['Pacific/Kiritimati', '2026-11-28T09:00+14:00', '9:00 AM', true],
  ['Pacific/Pago_Pago', '2026-11-28T22:00-11:00', '10:00 PM', false],
  ['UTC', '2026-11-27T08:00Z', '8:00 AM', true],
])('reads the clock of %s', (zone, instant, time, isOn) => {
  expect(at(instant, { zone })).toMatchObject({ time, isOn });
});

describe('hours over midnight', () => {
  const night = { from: 20, to: 4, weekdays: [5, 6] };

  it.each([
    ['Friday at 11 PM', '2026-11-27T23:00-08:00', true],
    ['Saturday at 3 AM, of Friday’s hours', '2026-11-28T03:00-08:00', true],
    ['Sunday at 3 AM, of Saturday’s hours', '2026-11-29T03:59-08:00', true],
    ['Sunday at 4 AM', '2026-11-29T04:00-08:00', false],
    ['Friday at 3 AM, after a day off', '2026-11-27T03:00-08:00', false],
    ['Sunday at 11 PM, a day off', '2026-11-29T23:00-08:00', false],
  ])('%s', (_, instant, isOn) => {
    expect(at(instant, night)!.isOn).toBe(isOn);
  });

  it('is on around the clock when both hours are the same', () => {
    const always = { from: 0, to: 0, weekdays: [0, 1, 2, 3, 4, 5, 6] };
    expect(at('2026-11-29T00:00-08:00', always)!.isOn).toBe(true);
    expect(at('2026-11-29T23:59-08:00', always)!.isOn).toBe(true);
  });
});

it.each([
  ['the hour that is skipped in spring', '2026-03-08T10:30:00Z', '3:30 AM'],
  ['the first of two hours in fall', '2026-11-01T08:30:00Z', '1:30 AM'],
  ['the second of two hours in fall', '2026-11-01T09:30:00Z', '1:30 AM'],
])('follows the clock over a change: %s', (_, instant, time) => {
  expect(at(instant)!.time).toBe(time);
});

it('opens at eight on the clock before and after a change', () => {
  expect(at('2026-03-07T16:00:00Z')!.isOn).toBe(true);
  expect(at('2026-03-09T15:00:00Z')!.isOn).toBe(true);
  expect(at('2026-03-09T14:59:00Z')!.isOn).toBe(false);
});

it.each(['Etc/Unknown', 'Mars/Olympus', '', 'America/'])('does not know the zone "%s"', (zone) => {
  expect(at('2026-11-27T16:12-08:00', { zone })).toBeUndefined();
});

it('names the only day of the week', () => {
  expect(at('2026-11-27T21:00-08:00', { weekdays: [5] })).toMatchObject({ opensOn: 'Friday' });
  expect(at('2026-11-25T21:00-08:00', { weekdays: [5] })).toMatchObject({ opensOn: 'Friday' });
});
