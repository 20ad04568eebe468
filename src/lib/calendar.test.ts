import { calendarFile, googleCalendarLink, outlookCalendarLink } from './calendar.ts';

const linked = {
  start: new Date('2026-12-03T16:00:00Z'),
  end: new Date('2026-12-03T16:45:00Z'),
  summary: 'Rotation & rules, 1 + 1',
  description: 'Bring a list.\nhttps://hearthline.example/webinars/event/rotation',
};

it('links to Google Calendar in UTC', () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarLink(linked));
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Rotation & rules, 1 + 1',
    dates: '20261203T160000Z/20261203T164500Z',
    details: linked.description,
  });
});

it('links to Outlook with spaces as %20', () => {
  const link = outlookCalendarLink(linked);
  expect(link).toContain('subject=Rotation%20%26%20rules%2C%201%20%2B%201');
  const { origin, pathname, searchParams } = new URL(link);
  expect(origin + pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose');
  expect(Object.fromEntries(searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'Rotation & rules, 1 + 1',
    startdt: '2026-12-03T16:00:00.000Z',
    enddt: '2026-12-03T16:45:00.000Z',
    body: linked.description,
  });
});

const entry = {
  uid: '1',
  stamp: new Date(0),
  start: new Date('2026-12-03T16:00:00Z'),
  end: new Date('2026-12-03T16:45:00Z'),
  summary: '',
  description: '',
};

it('writes one entry in UTC with escaped texts', () => {
  const file = calendarFile({
    uid: 'event-7@hearthline.example',
    stamp: new Date('2026-11-20T15:04:05.678Z'),
    start: new Date('2026-12-03T16:00:00Z'),
    end: new Date('2026-12-03T16:45:00Z'),
    summary: 'a\\b; c, d\r\ne',
    description: 'Presented by Grace.\nBring a list.',
    url: 'https://hearthline.example/webinars/event/rotation',
  });
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-7@hearthline.example',
    'DTSTAMP:20261120T150405Z',
    'DTSTART:20261203T160000Z',
    'DTEND:20261203T164500Z',
    String.raw`SUMMARY:a\\b\; c\, d\ne`,
    String.raw`DESCRIPTION:Presented by Grace.\nBring a list.`,
    'URL:https://hearthline.example/webinars/event/rotation',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('prevents a value from starting another property', () => {
  const hostile = 'x\r\nATTENDEE:mailto:all@example.com\nx\u0000\u000B\u007F';
  const file = calendarFile({
    ...entry,
    uid: hostile,
    summary: hostile,
    description: hostile,
    location: hostile,
    url: hostile,
  });
  expect(file).not.toMatch(/^ATTENDEE/m);
  expect(file).toContain('URL:xATTENDEE:mailto:all@example.comx\r\n');
  // eslint-disable-next-line no-control-regex -- finding control characters is the point
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001F\u007F]/);
});

it('folds at 75 octets, never inside a character', () => {
  const description = 'é🏡x'.repeat(60);
  const lines = calendarFile({ ...entry, description }).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(4);
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '');
  expect(unfolded).toContain(`\r\nDESCRIPTION:${description}\r\n`);
});
