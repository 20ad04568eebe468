import { startOffice } from '../officeSite.ts';

const office = startOffice();

it.each([
  ['Asia/Tokyo', '03:00'],
  ['Pacific/Kiritimati', '08:00'],
  ['America/Los_Angeles', '10:00'],
])('keeps date and time of a draft in %s', office.keepsDraft);
