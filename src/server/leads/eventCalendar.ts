import { calendarFile } from '../../lib/ics.ts';
import type { RegistrationLead } from './lead.ts';

/** The calendar file of an event that somebody registered for. */
export const eventCalendar = ({ event, created_at }: RegistrationLead): string =>
  calendarFile({
    uid: `event-${event.id}@${new URL(event.url).hostname}`,
    stamp: new Date(created_at),
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: event.title,
    description: `A Hearthline event. Join 5 minutes early.\n${event.url}`,
    location: event.url,
    url: event.url,
  });
