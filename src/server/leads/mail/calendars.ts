import { calendarFile, eventUid } from '../../../lib/calendar.ts';
import { calendarStrings } from '../../../strings/emails.ts';
import type { DemoPayload, RegistrationPayload } from '../deliveries/outboxPayload.ts';
import { isCanceled } from './visitorMessage.ts';

const DEMO_MS = 30 * 60_000;

/** Contains nothing personal, because a calendar link may be passed on. */
export const demoCalendar = (lead: DemoPayload, brand: string): string =>
  calendarFile({
    uid: `${lead.demo_id}@${new URL(lead.event_link).hostname}`,
    sequence: lead.sequence ?? 0,
    isCanceled: isCanceled(lead),
    stamp: new Date(lead.changed_at ?? lead.created_at),
    start: new Date(lead.preferred_datetime),
    end: new Date(Date.parse(lead.preferred_datetime) + DEMO_MS),
    summary: calendarStrings.demoTitle(brand),
    description: calendarStrings.demoText(brand, lead.demo_id, lead.meet_link),
    location: lead.meet_link,
    url: lead.meet_link,
  });

/** Contains nothing personal, because a calendar entry may be passed on: its link lets someone join, and nothing else. */
export const registrationCalendar = (lead: RegistrationPayload, brand: string): string => {
  const { event, entry, is_canceled, join_link } = lead;
  const text = calendarStrings.eventText(brand, event.url);
  return calendarFile({
    uid: eventUid(event.id, event.url),
    sequence: entry.sequence,
    isCanceled: is_canceled,
    stamp: new Date(entry.changed_at),
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: event.title,
    description:
      join_link === undefined ? text : `${calendarStrings.joinEvent(join_link)}\n${text}`,
    location: join_link ?? event.url,
    url: event.url,
  });
};
