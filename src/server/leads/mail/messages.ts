import type { EmailTexts } from '../../../contract/texts/texts.ts';
import { demoForm, registrationForm, type FormField } from '../../../contract/forms.ts';
import { touchText, type LeadSource } from '../../../contract/leadSource.ts';
import { calendarFile } from '../../../lib/calendar.ts';
import { timeInZones, wallClockAt } from '../../../lib/eventTime.ts';
import { fillText } from '../../../lib/fillText.ts';
import { calendarStrings, emailStrings, noticeEmailStrings } from '../../../strings/emails.ts';
import { guestMessageStrings } from '../../../strings/deskEmails.ts';
import type { MailKind } from '../database/schema.ts';
import type {
  DemoLead,
  GuestMessage,
  NewsletterConfirmation,
  NoticeDigest,
  PeopleChange,
  QuarantineDigest,
  RegistrationLead,
  ReviewMail,
} from '../deliveries/lead.ts';
import {
  noticesContent,
  peopleChangeContent,
  quarantineContent,
  reviewContent,
} from './digests.ts';
import {
  changeRows,
  changeTexts,
  confirmationTexts,
  joinBlocks,
  registrationCalendar,
  type AboutEvent,
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
  texts: EmailTexts;
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

const demoBlocks = (
  { change_link, meet_link }: DemoLead,
  { texts: { demo_links: words } }: MessageSettings,
): Block[] => [
  button(words.join, meet_link),
  paragraph(words.change),
  button(words.reschedule, change_link),
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
    summary: calendarStrings.demoTitle(brand),
    description: calendarStrings.demoText(brand, lead.demo_id, lead.meet_link),
    location: lead.meet_link,
    url: lead.meet_link,
  });

const DEMO_TEXTS = {
  demo: 'demo_booked',
  'demo-moved': 'demo_moved',
  'demo-canceled': 'demo_canceled',
} as const;

const demoConfirmation = (lead: DemoLead, settings: MessageSettings): Message => {
  const { demo_links: words, ...texts } = settings.texts;
  const { subject, title, note } = texts[DEMO_TEXTS[lead.lead]];
  const links = [button(words.add_to_calendar, lead.event_link), ...demoBlocks(lead, settings)];
  return visitorMessage(lead, settings, {
    subject: fillText(subject, { demo_id: lead.demo_id }),
    title,
    blocks: [paragraph(note), ...(isCanceled(lead) ? [] : links)],
    calendar: { filename: 'demo.ics', content: demoCalendar(lead, settings.brand.name) },
  });
};

const demoReminder = (lead: DemoLead, settings: MessageSettings): Message => {
  const { subject, title } = settings.texts.demo_reminder;
  const when = reminderTime(lead, settings);
  return visitorMessage(lead, settings, {
    subject: fillText(subject, { when, demo_id: lead.demo_id }),
    title: fillText(title, { when }),
    blocks: demoBlocks(lead, settings),
  });
};

const eventMessage = (
  lead: RegistrationLead,
  settings: MessageSettings,
  { subject, title, note }: AboutEvent,
): Message => {
  const { event, is_canceled, has_another, line } = lead;
  const words = settings.texts.event_links;
  const content = registrationCalendar(lead, settings.brand.name);
  const blocks = [paragraph(note)];
  if (line !== undefined) blocks.push(paragraph(line));
  if (!is_canceled) blocks.push(...joinBlocks(lead, words));
  blocks.push(button(words.details, event.url));
  if (!is_canceled) blocks.push(paragraph(words.cancel), button(words.view_or_cancel, lead.link));
  return visitorMessage(lead, settings, {
    subject: fillText(subject, { event: event.title }),
    title,
    blocks,
    // Canceling one of two registrations must not remove the entry that both share.
    ...(!has_another && { calendar: { filename: 'event.ics', content } }),
  });
};

const registrationConfirmation = (lead: RegistrationLead, settings: MessageSettings): Message =>
  eventMessage(lead, settings, confirmationTexts(lead, settings.texts));

const registrationReminder = (lead: RegistrationLead, settings: MessageSettings): Message => {
  const { title, ...texts } = settings.texts.event_reminder;
  const when = reminderTime(lead, settings);
  return eventMessage(lead, settings, { ...texts, title: fillText(title, { when }) });
};

const eventCanceled = (lead: RegistrationLead, settings: MessageSettings): Message =>
  eventMessage(lead, settings, settings.texts.event_canceled);

const eventChanged = (lead: RegistrationLead, settings: MessageSettings): Message =>
  eventMessage(lead, settings, changeTexts(lead, settings.texts));

const leadNotice = (lead: VisitorLead, settings: MessageSettings): Message => {
  const isDemo = lead.lead !== 'registration';
  const title = isDemo
    ? noticeEmailStrings.demo[lead.lead]
    : noticeEmailStrings.registration(lead.is_canceled);
  const fields = fieldRows(isDemo ? demoForm : registrationForm, { ...lead }, (moment) =>
    timeText(moment, settings, lead),
  );
  const starts: Row[] = isDemo
    ? []
    : [[noticeEmailStrings.starts, timeText(startOf(lead), settings, lead)]];
  return {
    to: settings.salesEmail,
    replyTo: mailboxOf(lead),
    subject: `${title}: ${mailboxOf(lead).name}, ${lead.receipt}`,
    preheader: `${lead.email}, ${lead.phone}`,
    title,
    blocks: [
      rows(...fields, ...starts, ...detailRows(lead, settings), ...sourceRows(lead.source)),
      ...(isDemo && !isCanceled(lead) ? [button(noticeEmailStrings.join, lead.meet_link)] : []),
      paragraph(noticeEmailStrings.repliesTo),
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
  if (first === last) return [[noticeEmailStrings.source, first]];
  return [
    [noticeEmailStrings.firstSource, first],
    [noticeEmailStrings.lastSource, last],
  ];
};

const newsletterConfirmation = (
  { email, confirm_url, unsubscribe_url }: NewsletterConfirmation,
  { salesEmail, texts }: MessageSettings,
): Message => {
  const { subject, preheader, title, ...words } = texts.newsletter_confirmation;
  return {
    to: { name: '', address: email },
    replyTo: salesEmail,
    subject,
    preheader,
    title,
    blocks: [
      paragraph(words.request),
      button(words.confirm, confirm_url),
      paragraph(words.ignore),
      button(words.refuse, unsubscribe_url),
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

const reviewMail = (review: ReviewMail): Message => ({
  to: { name: '', address: review.to },
  ...reviewContent(review),
});

/** The text of the desk, paragraph by paragraph. */
const guestMessageBlocks = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(paragraph);

const guestMessage = (
  { email, first_name, last_name, subject, text, event, link }: GuestMessage,
  { salesEmail, texts }: MessageSettings,
): Message => ({
  to: { name: `${first_name} ${last_name}`, address: email },
  replyTo: salesEmail,
  subject,
  preheader: event.title,
  title: subject,
  blocks: [
    paragraph(fillText(texts.greeting, { first_name })),
    ...guestMessageBlocks(text),
    button(guestMessageStrings.event, event.url),
    paragraph(guestMessageStrings.why(event.title)),
    button(guestMessageStrings.seat, link),
  ],
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
  review: reviewMail,
  'guest-message': guestMessage,
} satisfies Record<MailKind, (lead: never, settings: MessageSettings) => Message>;

export type MailLeads = { [Kind in MailKind]: Parameters<(typeof MESSAGES)[Kind]>[0] };

export const messageOf = <Kind extends MailKind>(
  kind: Kind,
  lead: MailLeads[Kind],
  settings: MessageSettings,
): Message =>
  (MESSAGES[kind] as (lead: MailLeads[Kind], settings: MessageSettings) => Message)(lead, settings);
