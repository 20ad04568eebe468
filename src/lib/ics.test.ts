import { calendarFile, escapeText, foldLine } from './ics.ts';

it('writes one entry in UTC', () => {
  const file = calendarFile({
    uid: 'event-7@hearthline.example',
    stamp: new Date('2026-11-20T15:04:05.678Z'),
    start: new Date('2026-12-03T16:00:00Z'),
    end: new Date('2026-12-03T16:45:00Z'),
    summary: 'Rotation, without arguments',
    description: 'Presented by Grace.\nBring a list.',
    url: 'https://hearthline.example/webinars/event/rotation',
  });
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthline//Website//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-7@hearthline.example',
    'DTSTAMP:20261120T150405Z',
    'DTSTART:20261203T160000Z',
    'DTEND:20261203T164500Z',
    String.raw`SUMMARY:Rotation\, without arguments`,
    String.raw`DESCRIPTION:Presented by Grace.\nBring a list.`,
    'URL:https://hearthline.example/webinars/event/rotation',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('names a place when there is one', () => {
  const entry = {
    uid: '1',
    stamp: new Date(0),
    start: new Date(0),
    end: new Date(0),
    summary: '',
    description: '',
  };
  expect(calendarFile({ ...entry, location: 'https://meet.example' })).toContain(
    'LOCATION:https://meet.example\r\n',
  );
  expect(calendarFile(entry)).not.toContain('LOCATION');
});

it('escapes what has a meaning in calendar text', () => {
  expect(escapeText('a\\b; c, d\r\ne\nf')).toBe(String.raw`a\\b\; c\, d\ne\nf`);
});

it('lets no value begin another property', () => {
  const hostile = 'x\r\nATTENDEE:mailto:all@example.com\nx\u0000\u000B\u007F';
  const file = calendarFile({
    uid: hostile,
    stamp: new Date(0),
    start: new Date(0),
    end: new Date(0),
    summary: hostile,
    description: hostile,
    location: hostile,
    url: hostile,
  });
  expect(file).not.toMatch(/^ATTENDEE/m);
  // eslint-disable-next-line no-control-regex -- finding control characters is the point
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001F\u007F]/);
});

it('folds at 75 octets, never inside a character', () => {
  const line = `DESCRIPTION:${'é🏡x'.repeat(60)}`;
  const folded = foldLine(line);
  const lines = folded.split('\r\n');
  expect(lines.length).toBeGreaterThan(4);
  expect(Math.max(...lines.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\uFFFD');
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
});

it('leaves a line of 75 octets whole', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});
