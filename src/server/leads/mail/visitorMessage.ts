import { timeInZones } from '../../../lib/momentTexts.ts';
import { wallClockAt } from '../../../lib/zonedTime.ts';
import { fillText } from '../../../lib/fillText.ts';
import { emailStrings } from '../../../strings/emails.ts';
import type { DemoPayload, RegistrationPayload } from '../deliveries/outboxPayload.ts';
import { changeRows } from './eventTexts.ts';
import { paragraph, rows, type Row } from './layout.ts';
import type { Mailbox, Message, MessageSettings } from './message.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The last reminder is due an hour ahead. */
const SOON_MINUTES = 75;

export type VisitorLead = DemoPayload | RegistrationPayload;

export const timeText = (
  instant: string,
  { timeZone }: MessageSettings,
  lead: VisitorLead,
): string => timeInZones(Date.parse(instant), lead.time_zone ?? timeZone, timeZone);

export const mailboxOf = ({ first_name, last_name, email }: VisitorLead): Mailbox => ({
  name: `${first_name} ${last_name}`,
  address: email,
});

export const startOf = (lead: VisitorLead): string =>
  lead.type === 'registration' ? lead.event.starts_at : lead.preferred_datetime;

export const isCanceled = (lead: VisitorLead): boolean =>
  lead.type === 'registration' ? lead.is_canceled : lead.type === 'demo-canceled';

export const visitorMessage = (
  lead: VisitorLead,
  settings: MessageSettings,
  { blocks, ...content }: Omit<Message, 'to' | 'preheader'>,
): Message => {
  const time = timeText(startOf(lead), settings, lead);
  const { when, whenCanceled, canceledTime } = emailStrings;
  return {
    ...content,
    to: mailboxOf(lead),
    replyTo: settings.salesEmail,
    preheader: isCanceled(lead) ? canceledTime(time) : time,
    blocks: [
      paragraph(fillText(settings.texts.greeting, { first_name: lead.first_name })),
      rows([isCanceled(lead) ? whenCanceled : when, time], ...detailRows(lead, settings)),
      ...blocks,
    ],
  };
};

export const detailRows = (lead: VisitorLead, settings: MessageSettings): Row[] => {
  const { demoId, event, previousTime, receipt } = emailStrings;
  if (lead.type === 'registration')
    return [
      ...changeRows(lead, timeText(lead.before?.starts_at ?? lead.event.starts_at, settings, lead)),
      [event, lead.event.title],
      [receipt, lead.receipt],
    ];
  const id: Row = [demoId, lead.receipt];
  if (lead.type !== 'demo-moved' || !lead.previous_datetime) return [id];
  return [[previousTime, timeText(lead.previous_datetime, settings, lead)], id];
};

/** `is tomorrow` on the reader's calendar, at the time of sending: a mail server may have been down for hours. */
export const reminderTime = (lead: VisitorLead, { timeZone, now }: MessageSettings): string => {
  const start = Date.parse(startOf(lead));
  const minutes = Math.round((start - now.getTime()) / MINUTE_MS);
  if (minutes <= SOON_MINUTES) return emailStrings.startsIn(minutes);
  const day = wallClockAt(start, lead.time_zone ?? timeZone).slice(0, 10);
  const today = wallClockAt(now.getTime(), lead.time_zone ?? timeZone).slice(0, 10);
  return emailStrings.startsOn(day, (Date.parse(day) - Date.parse(today)) / DAY_MS);
};
