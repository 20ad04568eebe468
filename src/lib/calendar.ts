/** A moment as calendars write it, `20261123T150000Z`. */
export const utcStamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** What a calendar in the web is told of an event. */
export interface LinkedEntry {
  start: Date;
  end: Date;
  summary: string;
  description: string;
}

/** Opens a new entry in Google Calendar. */
export const googleCalendarLink = ({ start, end, summary, description }: LinkedEntry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${utcStamp(start)}/${utcStamp(end)}`,
    details: description,
  })}`;

/** Opens a new entry in Outlook on the web. Its reader takes a plus for a plus, so spaces are written as %20. */
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

/** Octets on one line of a calendar file, its line break not counted (RFC 5545 §3.1). */
const LINE_OCTETS = 75;
/** What no line may hold (§3.1). A line break that came with an address would begin another property. */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROL = /[\u0000-\u0008\u000A-\u001F\u007F]/g;

export interface CalendarEntry extends LinkedEntry {
  /** Unique in the world, the same for every edition of the entry. */
  uid: string;
  /** When the entry was made. */
  stamp: Date;
  location?: string;
  url?: string;
  /** Editions before this one (RFC 5545 §3.8.7.4): calendars take the latest of a `uid`. */
  sequence?: number;
  /** It does not take place: a calendar that has the entry takes it out. */
  isCanceled?: boolean;
}

/** Escapes a TEXT value (RFC 5545 §3.3.11). */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/** Breaks a long line before its 76th octet, never inside a character; continuations begin with a space. */
const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
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

/** What a calendar is to do with entries (RFC 5546): take them in, or out if none of them takes place. */
const calendarMethod = (...entries: readonly CalendarEntry[]): 'PUBLISH' | 'CANCEL' =>
  entries.length > 0 && entries.every(({ isCanceled }) => isCanceled) ? 'CANCEL' : 'PUBLISH';

/** A calendar file (RFC 5545) with its entries, in UTC. */
export const calendarFile = (...entries: readonly CalendarEntry[]): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(...entries)}`,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line.replace(CONTROL, ''))}\r\n`).join('');
};
