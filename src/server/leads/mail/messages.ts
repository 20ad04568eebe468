import { demoForm, registrationForm, type FormField } from '../../../contract/forms.ts';
import { touchText, type LeadSource } from '../../../contract/leadSource.ts';
import { calendarFile } from '../../../lib/calendar.ts';
import { timeInZones, wallClockAt } from '../../../lib/eventTime.ts';
import {
  demoEmailStrings,
  emailStrings,
  eventEmailStrings,
  newsletterEmailStrings,
} from '../../../strings/emails.ts';
import type { MailKind } from '../database/schema.ts';
import type {
  DemoLead,
  NewsletterConfirmation,
  NoticeDigest,
  PeopleChange,
  QuarantineDigest,
  RegistrationLead,
} from '../deliveries/lead.ts';
import { noticesContent, peopleChangeContent, quarantineContent } from './digests.ts';
import {
  changeRows,
  changeStrings,
  confirmationStrings,
  joinBlocks,
  registrationCalendar,
} from './eventTexts.ts';
import { button, paragraph, rows } from './layout.ts';
import type { Block, MailBrand, MailContent, Row } from './layout.ts';

export interface Mailbox {
  name: string;
  address: string;
}

export interface Message extends MailContent {
  to: Mailbox;
  replyTo?: Mailbox;
  calendar?: { filename: string; content: string };
  headers?: Readonly<Record<string, string>>;
}

export interface MessageSettings {
  brand: MailBrand;
  salesEmail: Mailbox;
  timeZone: string;
  /** The time of sending. */
  now: Date;
}

/** Body of a one-click unsubscribe request (RFC 8058, section 3.2). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DEMO_MS = 30 * MINUTE_MS;
/** The last reminder is due an hour ahead. */
const SOON_MINUTES = 75;

type VisitorLead = DemoLead | RegistrationLead;

const timeText = (instant: string, { timeZone }: MessageSettings, lead: VisitorLead): string =>
  timeInZones(Date.parse(instant), lead.time_zone ?? timeZone, timeZone);

const mailboxOf = ({ first_name, last_name, email }: VisitorLead): Mailbox => ({
  name: `${first_name} ${last_name}`,
  address: email,
});

const startOf = (lead: VisitorLead): string =>
  lead.lead === 'registration' ? lead.event.starts_at : lead.preferred_datetime;

const isCanceled = (lead: VisitorLead): boolean =>
  lead.lead === 'registration' ? lead.is_canceled : lead.lead === 'demo-canceled';

const visitorMessage = (
  lead: VisitorLead,
  settings: MessageSettings,
  { blocks, ...content }: Omit<Message, 'to' | 'preheader'>,
): Message => {
  const time = timeText(startOf(lead), settings, lead);
  const { greeting, when, whenCanceled, canceledTime } = emailStrings;
  return {
    ...content,
    to: mailboxOf(lead),
    replyTo: settings.salesEmail,
    preheader: isCanceled(lead) ? canceledTime(time) : time,
    blocks: [
      paragraph(greeting(lead.first_name)),
      rows([isCanceled(lead) ? whenCanceled : when, time], ...detailRows(lead, settings)),
      ...blocks,
    ],
  };
};

const detailRows = (lead: VisitorLead, settings: MessageSettings): Row[] => {
  const { demoId, event, previousTime, receipt } = emailStrings;
  if (lead.lead === 'registration')
    return [
      ...changeRows(lead, timeText(lead.before?.starts_at ?? lead.event.starts_at, settings, lead)),
      [event, lead.event.title],
      [receipt, lead.receipt],
    ];
  const id: Row = [demoId, lead.receipt];
  if (lead.lead !== 'demo-moved' || !lead.previous_datetime) return [id];
  return [[previousTime, timeText(lead.previous_datetime, settings, lead)], id];
};

/** `is tomorrow` on the reader's calendar, at the time of sending: a mail server may have been down for hours. */
const reminderTime = (lead: VisitorLead, { timeZone, now }: MessageSettings): string => {
  const start = Date.parse(startOf(lead));
  const minutes = Math.round((start - now.getTime()) / MINUTE_MS);
  if (minutes <= SOON_MINUTES) return emailStrings.startsIn(minutes);
  const day = wallClockAt(start, lead.time_zone ?? timeZone).slice(0, 10);
  const today = wallClockAt(now.getTime(), lead.time_zone ?? timeZone).slice(0, 10);
  return emailStrings.startsOn(day, (Date.parse(day) - Date.parse(today)) / DAY_MS);
};

const demoBlocks = ({ change_link, meet_link }: DemoLead): Block[] => [
  button(demoEmailStrings.join, meet_link),
  paragraph(demoEmailStrings.change),
  button(demoEmailStrings.moveOrCancel, change_link),
];

/** Contains nothing personal, because a calendar link may be passed on. */
export const demoCalendar = (lead: DemoLead, brand: string): string =>
  calendarFile({
    uid: `${lead.demo_id}@${new URL(lead.event_link).hostname}`,
    sequence: lead.sequence ?? 0,
    isCanceled: isCanceled(lead),
    stamp: new Date(lead.changed_at ?? lead.created_at),
    start: new Date(lead.preferred_datetime),
    end: new Date(Date.parse(lead.preferred_datetime) + DEMO_MS),
    summary: demoEmailStrings.calendar.title(brand),
    description: demoEmailStrings.calendar.text(brand, lead.demo_id, lead.meet_link),
    location: lead.meet_link,
    url: lead.meet_link,
  });

const demoConfirmation = (lead: DemoLead, settings: MessageSettings): Message => {
  const brand = settings.brand.name;
  const { status, note } = demoEmailStrings.states[lead.lead];
  const title = demoEmailStrings.title(brand, status);
  const links = [button(demoEmailStrings.addToCalendar, lead.event_link), ...demoBlocks(lead)];
  return visitorMessage(lead, settings, {
    subject: `${title} (${lead.demo_id})`,
    title,
    blocks: [paragraph(note), ...(isCanceled(lead) ? [] : links)],
    calendar: { filename: 'demo.ics', content: demoCalendar(lead, brand) },
  });
};

const demoReminder = (lead: DemoLead, settings: MessageSettings): Message => {
  const brand = settings.brand.name;
  const time = reminderTime(lead, settings);
  return visitorMessage(lead, settings, {
    subject: `${demoEmailStrings.reminder(brand, time)} (${lead.demo_id})`,
    title: demoEmailStrings.title(brand, time),
    blocks: demoBlocks(lead),
  });
};

const eventMessage = (
  lead: RegistrationLead,
  settings: MessageSettings,
  { status, title, note }: Record<'status' | 'title' | 'note', string>,
): Message => {
  const { event, is_canceled, has_another } = lead;
  const { cancel, details, viewOrCancel } = eventEmailStrings;
  const content = registrationCalendar(lead, settings.brand.name);
  const blocks = [paragraph(note)];
  if (!is_canceled) blocks.push(...joinBlocks(lead));
  blocks.push(button(details, event.url));
  if (!is_canceled) blocks.push(paragraph(cancel), button(viewOrCancel, lead.link));
  return visitorMessage(lead, settings, {
    subject: `${status}: ${event.title}`,
    title,
    blocks,
    // Canceling one of two registrations must not remove the entry that both share.
    ...(!has_another && { calendar: { filename: 'event.ics', content } }),
  });
};

const registrationConfirmation = (lead: RegistrationLead, settings: MessageSettings): Message =>
  eventMessage(lead, settings, confirmationStrings(lead));

const registrationReminder = (lead: RegistrationLead, settings: MessageSettings): Message =>
  eventMessage(lead, settings, eventEmailStrings.reminder(reminderTime(lead, settings)));

const eventCanceled = (lead: RegistrationLead, settings: MessageSettings): Message =>
  eventMessage(lead, settings, eventEmailStrings.eventCanceled);

const eventChanged = (lead: RegistrationLead, settings: MessageSettings): Message =>
  eventMessage(lead, settings, changeStrings(lead));

const leadNotice = (lead: VisitorLead, settings: MessageSettings): Message => {
  const isDemo = lead.lead !== 'registration';
  const title = isDemo
    ? demoEmailStrings.states[lead.lead].notice
    : eventEmailStrings.notice(lead.is_canceled);
  const fields = fieldRows(isDemo ? demoForm : registrationForm, { ...lead }, (moment) =>
    timeText(moment, settings, lead),
  );
  const starts: Row[] = isDemo
    ? []
    : [[emailStrings.starts, timeText(startOf(lead), settings, lead)]];
  return {
    to: settings.salesEmail,
    replyTo: mailboxOf(lead),
    subject: `${title}: ${mailboxOf(lead).name}, ${lead.receipt}`,
    preheader: `${lead.email}, ${lead.phone}`,
    title,
    blocks: [
      rows(...fields, ...starts, ...detailRows(lead, settings), ...sourceRows(lead.source)),
      ...(isDemo && !isCanceled(lead) ? [button(demoEmailStrings.join, lead.meet_link)] : []),
      paragraph(emailStrings.repliesTo),
    ],
  };
};

const fieldRows = (
  form: Readonly<Record<string, FormField>>,
  values: Record<string, unknown>,
  momentText: (moment: string) => string,
): Row[] =>
  Object.entries(form).flatMap(([name, { label, rule }]): Row[] => {
    const value = values[name];
    if (typeof value !== 'string' || value === '') return [];
    return [[label, rule === 'moment' ? momentText(value) : value]];
  });

const sourceRows = (source: LeadSource | null): Row[] => {
  if (!source) return [];
  const first = touchText(source.first);
  const last = touchText(source.last);
  if (first === last) return [[emailStrings.source, first]];
  return [
    [emailStrings.firstSource, first],
    [emailStrings.lastSource, last],
  ];
};

const newsletterConfirmation = (
  { email, confirm_url, unsubscribe_url }: NewsletterConfirmation,
  { brand, salesEmail }: MessageSettings,
): Message => {
  const { subject, preheader, title, request, confirm, ignore, refuse } = newsletterEmailStrings;
  return {
    to: { name: '', address: email },
    replyTo: salesEmail,
    subject: subject(brand.name),
    preheader,
    title,
    blocks: [
      paragraph(request(brand.name)),
      button(confirm, confirm_url),
      paragraph(ignore),
      button(refuse, unsubscribe_url),
    ],
    headers: { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': ONE_CLICK },
  };
};

const quarantineDigest = (digest: QuarantineDigest, { salesEmail }: MessageSettings): Message => ({
  to: salesEmail,
  ...quarantineContent(digest),
});

const noticeDigest = (
  digest: NoticeDigest,
  { salesEmail, timeZone }: MessageSettings,
): Message => ({ to: salesEmail, ...noticesContent(digest, timeZone) });

const peopleChange = (change: PeopleChange, { brand, timeZone }: MessageSettings): Message => ({
  to: { name: '', address: change.to },
  ...peopleChangeContent(change, brand.name, timeZone),
});

const MESSAGES = {
  'demo-confirmation': demoConfirmation,
  'demo-notice': leadNotice,
  'demo-reminder': demoReminder,
  'registration-confirmation': registrationConfirmation,
  'registration-notice': leadNotice,
  'registration-reminder': registrationReminder,
  'event-canceled': eventCanceled,
  'event-changed': eventChanged,
  'newsletter-confirmation': newsletterConfirmation,
  'quarantine-digest': quarantineDigest,
  'notice-digest': noticeDigest,
  'people-change': peopleChange,
} satisfies Record<MailKind, (lead: never, settings: MessageSettings) => Message>;

export type MailLeads = { [Kind in MailKind]: Parameters<(typeof MESSAGES)[Kind]>[0] };

export const messageOf = <Kind extends MailKind>(
  kind: Kind,
  lead: MailLeads[Kind],
  settings: MessageSettings,
): Message =>
  (MESSAGES[kind] as (lead: MailLeads[Kind], settings: MessageSettings) => Message)(lead, settings);
