import { demoCalendar } from './demoCalendar.ts';

it('writes an entry of thirty minutes in UTC', () => {
  const calendar = demoCalendar({
    id: 'HD-7K3M9Q',
    startsAt: new Date('2026-11-23T23:45:00Z'),
    requestedAt: new Date('2026-11-20T15:04:05.678Z'),
    meetingUrl: 'https://meet.example.com/HD-7K3M9Q',
    brand: 'Hearthline',
    host: 'hearthline.example',
  });
  expect(calendar.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:HD-7K3M9Q@hearthline.example',
    'DTSTAMP:20261120T150405Z',
    'DTSTART:20261123T234500Z',
    'DTEND:20261124T001500Z',
    'SUMMARY:Hearthline demo',
    String.raw`DESCRIPTION:Your demo of Hearthline\, number HD-7K3M9Q.\nJoin here: https:/`,
    ' /meet.example.com/HD-7K3M9Q',
    'LOCATION:https://meet.example.com/HD-7K3M9Q',
    'URL:https://meet.example.com/HD-7K3M9Q',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
