import { calendarFile, eventUid } from '../../../lib/calendar.ts';
import { durationText } from '../../../lib/eventTime.ts';
import { emailStrings, eventEmailStrings } from '../../../strings/emails.ts';
import type { EventTimes } from '../database/schema.ts';
import type { RegistrationLead } from '../deliveries/lead.ts';
import { button, paragraph, type Block, type Row } from './layout.ts';

const MINUTE_MS = 60_000;

/** Contains nothing personal, because a calendar entry may be passed on: its link lets someone join, and nothing else. */
export const registrationCalendar = (lead: RegistrationLead, brand: string): string => {
  const { event, entry, is_canceled, join_link } = lead;
  const { calendarText, calendarJoin } = eventEmailStrings;
  const text = calendarText(brand, event.url);
  return calendarFile({
    uid: eventUid(event.id, event.url),
    sequence: entry.sequence,
    isCanceled: is_canceled,
    stamp: new Date(entry.changed_at),
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: event.title,
    description: join_link === undefined ? text : `${calendarJoin(join_link)}\n${text}`,
    location: join_link ?? event.url,
    url: event.url,
  });
};

/** Without an address the guests learn how they get it. */
export const joinBlocks = ({ join_link }: RegistrationLead): Block[] => {
  const { join, joinTime, joinLater } = eventEmailStrings;
  return join_link === undefined
    ? [paragraph(joinLater)]
    : [button(join, join_link), paragraph(joinTime)];
};

export const confirmationStrings = ({ is_canceled, has_another }: RegistrationLead) => {
  const { registered, canceled, oneCanceled } = eventEmailStrings;
  if (!is_canceled) return registered;
  return has_another ? oneCanceled : canceled;
};

const minutesOf = ({ starts_at, ends_at }: Pick<EventTimes, 'starts_at' | 'ends_at'>): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS;

/** The former values of what changed, and a new duration. */
export const changeRows = (
  { event, before = event }: RegistrationLead,
  previousTime: string,
): Row[] => {
  const { duration, previousDuration } = emailStrings;
  const [minutes, former] = [minutesOf(event), minutesOf(before)];
  const moved: Row[] =
    event.starts_at === before.starts_at ? [] : [[emailStrings.previousTime, previousTime]];
  if (minutes === former) return moved;
  return [...moved, [duration, durationText(minutes)], [previousDuration, durationText(former)]];
};

export const changeStrings = (lead: RegistrationLead) => {
  const { before = lead.event, address_change, event } = lead;
  const { moved, lengthChanged, addressChanged, addressNotes } = eventEmailStrings;
  const isMoved = event.starts_at !== before.starts_at;
  const isOtherLength = minutesOf(event) !== minutesOf(before);
  const strings = isOtherLength ? lengthChanged : addressChanged;
  const { status, title, note } = isMoved ? moved : strings;
  const addressNote = address_change === undefined ? '' : addressNotes[address_change];
  return { status, title, note: [note, addressNote].filter(Boolean).join(' ') };
};
