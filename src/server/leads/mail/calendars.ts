import { calendarFile } from '../../../lib/calendar.ts';
import type { RegistrationLead } from '../deliveries/lead.ts';

const DEMO_MINUTES = 30;

export interface CalendarDemo {
  id: string;
  startsAt: Date;
  /** When the demo was requested or last changed. */
  requestedAt: Date;
  /** How many times it was changed. */
  sequence: number;
  isCanceled: boolean;
  meetingUrl: string;
  /** Company name. */
  brand: string;
  /** Host name of the site; it makes the entry's identifier unique. */
  host: string;
}

/** Contains nothing personal, because a calendar link may be passed on. */
export const demoCalendar = (demo: CalendarDemo): string =>
  calendarFile({
    uid: `${demo.id}@${demo.host}`,
    sequence: demo.sequence,
    isCanceled: demo.isCanceled,
    stamp: demo.requestedAt,
    start: demo.startsAt,
    end: new Date(demo.startsAt.getTime() + DEMO_MINUTES * 60_000),
    summary: `${demo.brand} demo`,
    description: `Your demo of ${demo.brand}, number ${demo.id}.\nJoin here: ${demo.meetingUrl}`,
    location: demo.meetingUrl,
    url: demo.meetingUrl,
  });

export const registrationCalendar = (
  { id, event, created_at, is_canceled }: RegistrationLead,
  brand: string,
): string =>
  calendarFile({
    // One visitor may register twice; canceling one registration must not remove the other's entry.
    uid: `registration-${id}@${new URL(event.url).hostname}`,
    sequence: is_canceled ? 1 : 0,
    isCanceled: is_canceled,
    stamp: new Date(created_at),
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: event.title,
    description: `An event of ${brand}. Join 5 minutes early.\n${event.url}`,
    location: event.url,
    url: event.url,
  });
