import { hourElsewhere } from './officeHours.ts';

const winter = new Date('2026-11-22T17:00:00Z');
const summer = new Date('2026-07-01T17:00:00Z');
const NEW_YORK = 'America/New_York';

it.each([
  ['America/New_York', '8 AM', '8 PM'],
  ['America/Los_Angeles', '5 AM', '5 PM'],
  ['America/St_Johns', '9:30 AM', '9:30 PM'],
  ['Europe/Berlin', '2 PM', '2 AM'],
  ['Asia/Kolkata', '6:30 PM', '6:30 AM'],
  ['Pacific/Kiritimati', '3 AM', '3 PM'],
  ['Pacific/Honolulu', '3 AM', '3 PM'],
])('says what 8 to 8 in New York is in %s', (zone, from, to) => {
  expect(hourElsewhere(8, NEW_YORK, zone, winter)).toBe(from);
  expect(hourElsewhere(20, NEW_YORK, zone, winter)).toBe(to);
});

it('follows the clocks that are changed in summer, and calls midnight and noon 12', () => {
  expect(hourElsewhere(8, NEW_YORK, 'America/Phoenix', winter)).toBe('6 AM');
  expect(hourElsewhere(8, NEW_YORK, 'America/Phoenix', summer)).toBe('5 AM');
  expect(hourElsewhere(8, NEW_YORK, 'UTC', summer)).toBe('12 PM');
  expect(hourElsewhere(20, NEW_YORK, 'UTC', summer)).toBe('12 AM');
});

it('comes to the same at whatever moment of the day it is asked', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const moment = new Date(Date.UTC(2026, 10, 22, hour, 30));
    expect(hourElsewhere(8, NEW_YORK, 'Asia/Tokyo', moment)).toBe('10 PM');
  }
});
