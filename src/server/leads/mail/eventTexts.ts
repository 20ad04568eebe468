import type { EmailTexts } from '../../../contract/texts/texts.ts';
import { durationText } from '../../../lib/durations.ts';
import { emailStrings } from '../../../strings/emails.ts';
import type { EventTimes } from '../database/leadRows.ts';
import type { RegistrationPayload } from '../deliveries/outboxPayload.ts';
import { button, paragraph, type Block, type Row } from './layout.ts';

const MINUTE_MS = 60_000;

export type AboutEvent = EmailTexts['event_moved'];

/** Without an address the guests learn how they get it. */
export const joinBlocks = (
  { join_link }: RegistrationPayload,
  words: EmailTexts['event_links'],
): Block[] =>
  join_link === undefined
    ? [paragraph(words.join_later)]
    : [button(words.join, join_link), paragraph(words.join_note)];

export const confirmationTexts = (
  { is_canceled, has_another }: RegistrationPayload,
  texts: EmailTexts,
): AboutEvent => {
  if (!is_canceled) return texts.event_registered;
  return has_another ? texts.other_registration_canceled : texts.registration_canceled;
};

const minutesOf = ({ starts_at, ends_at }: Pick<EventTimes, 'starts_at' | 'ends_at'>): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS;

/** The former values of what changed, and a new duration. */
export const changeRows = (
  { event, before = event }: RegistrationPayload,
  previousTime: string,
): Row[] => {
  const { duration, previousDuration } = emailStrings;
  const [minutes, former] = [minutesOf(event), minutesOf(before)];
  const moved: Row[] =
    event.starts_at === before.starts_at ? [] : [[emailStrings.previousTime, previousTime]];
  if (minutes === former) return moved;
  return [...moved, [duration, durationText(minutes)], [previousDuration, durationText(former)]];
};

export const changeTexts = (lead: RegistrationPayload, texts: EmailTexts): AboutEvent => {
  const { before = lead.event, address_change, event } = lead;
  const isMoved = event.starts_at !== before.starts_at;
  const isOtherLength = minutesOf(event) !== minutesOf(before);
  const sameTime = isOtherLength ? texts.event_length_changed : texts.event_join_changed;
  const { note, ...words } = isMoved ? texts.event_moved : sameTime;
  const addressNote = address_change === undefined ? '' : texts.join_address[address_change];
  return { ...words, note: [note, addressNote].filter(Boolean).join(' ') };
};
