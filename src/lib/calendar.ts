const utcStamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

export interface LinkedEntry {
  start: Date;
  end: Date;
  summary: string;
  description: string;
}

export const googleCalendarLink = ({ start, end, summary, description }: LinkedEntry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${utcStamp(start)}/${utcStamp(end)}`,
    details: description,
  })}`;

/** Outlook reads a plus sign literally, so spaces are encoded as %20. */
export const outlookCalendarLink = ({ start, end, summary, description }: LinkedEntry): string => {
  const parameters = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: description,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${parameters.toString().replaceAll('+', '%20')}`;
};

/** Octets per line without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;
/** Not allowed in a line (§3.1). A line break in a value would start another property. */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROL = /[\u0000-\u0008\u000A-\u001F\u007F]/g;

export interface CalendarEntry extends LinkedEntry {
  /** Globally unique, the same for all versions of the entry. */
  uid: string;
  stamp: Date;
  location?: string;
  url?: string;
  /** Version (RFC 5545 §3.8.7.4): calendars keep the latest of a `uid`. */
  sequence?: number;
  /** Calendars remove a canceled entry. */
  isCanceled?: boolean;
}

/** The same in the file of an event's page and in the emails of its guests, so that a calendar has one entry of both. */
export const eventUid = (id: string, siteUrl: string): string =>
  `event-${id}@${new URL(siteUrl).hostname}`;

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Splits a line before its 76th octet, never inside a character; continuations start with a space. */
const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

const entryLines = (entry: CalendarEntry): string[] => {
  const { location, url, sequence = 0, isCanceled = false } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    ...(sequence > 0 ? [`SEQUENCE:${sequence}`] : []),
    `DTSTAMP:${utcStamp(entry.stamp)}`,
    `DTSTART:${utcStamp(entry.start)}`,
    `DTEND:${utcStamp(entry.end)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
};

export const calendarFile = (...entries: readonly CalendarEntry[]): string => {
  const isCanceled = entries.length > 0 && entries.every((entry) => entry.isCanceled);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCanceled ? 'CANCEL' : 'PUBLISH'}`,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line.replace(CONTROL, ''))}\r\n`).join('');
};
