import { demoForm, registrationForm, type FormField } from '../../../contract/forms.ts';
import { touchText, type LeadSource } from '../../../contract/leadSource.ts';
import { calendarFile } from '../../../lib/calendar.ts';
import { eventTime } from '../../../lib/dates.ts';
import { dayAndTime, wallClockAt, zoneName } from '../../../lib/eventTime.ts';
import type { MailKind } from '../database/schema.ts';
import type {
  DemoLead,
  Digest,
  NewsletterConfirmation,
  RegistrationLead,
} from '../deliveries/lead.ts';
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
}

/** Body of a one-click unsubscribe request (RFC 8058, section 3.2). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';

const DEMO_MS = 30 * 60_000;

/** `Monday, November 23, 2026, 1:00 PM Eastern Time (10:00 AM Pacific Time)`: the visitor's clock, then the office's. */
const timeText = (instant: string, officeZone: string, visitorZone = officeZone): string => {
  const at = Date.parse(instant);
  const time = `${dayAndTime(at, visitorZone)} ${zoneName(at, visitorZone)}`;
  const [there, here] = [wallClockAt(at, visitorZone), wallClockAt(at, officeZone)];
  if (there === here) return time;
  const isSameDay = there.slice(0, 10) === here.slice(0, 10);
  const officeTime = isSameDay ? eventTime(here) : dayAndTime(at, officeZone);
  return `${time} (${officeTime} ${zoneName(at, officeZone)})`;
};

const mailboxOf = ({ first_name, last_name, email }: DemoLead | RegistrationLead): Mailbox => ({
  name: `${first_name} ${last_name}`,
  address: email,
});

const visitorMessage = (
  lead: DemoLead | RegistrationLead,
  { salesEmail, timeZone }: MessageSettings,
  { blocks, ...content }: Omit<Message, 'to' | 'preheader'>,
): Message => {
  const isDemo = lead.lead !== 'registration';
  const startsAt = isDemo ? lead.preferred_datetime : lead.event.starts_at;
  const time = timeText(startsAt, timeZone, lead.time_zone);
  const isCanceled = isDemo ? lead.lead === 'demo-canceled' : lead.is_canceled;
  const when = isCanceled ? 'Was scheduled for' : 'When';
  return {
    ...content,
    to: mailboxOf(lead),
    replyTo: salesEmail,
    preheader: isCanceled ? `It was scheduled for ${time}.` : time,
    blocks: [
      paragraph(`Hi ${lead.first_name},`),
      rows([when, time], ...detailRows(lead, timeZone)),
      ...blocks,
    ],
  };
};

const detailRows = (lead: DemoLead | RegistrationLead, timeZone: string): Row[] => {
  if (lead.lead === 'registration')
    return [
      ['Event', lead.event.title],
      ['Confirmation number', lead.receipt],
    ];
  const id: Row = ['Demo ID', lead.receipt];
  if (lead.lead !== 'demo-moved' || !lead.previous_datetime) return [id];
  return [['Previous time', timeText(lead.previous_datetime, timeZone, lead.time_zone)], id];
};

/** The reminder of the day before expires before the start, the last one at the start. */
const whenOf = (start: string, notAfter = start): string =>
  Date.parse(notAfter) < Date.parse(start) ? 'is tomorrow' : 'starts in an hour';

const DEMO_STATES = {
  demo: {
    status: 'is booked',
    notice: 'New demo request',
    note: 'Bring your questions and, if you like, a spreadsheet of last month’s leads. The calendar file is attached, or add the demo here:',
  },
  'demo-moved': {
    status: 'has been rescheduled',
    notice: 'Demo rescheduled',
    note: 'The attached calendar file updates the time, or add the demo here:',
  },
  'demo-canceled': {
    status: 'has been canceled',
    notice: 'Demo canceled',
    note: 'The attached file removes it from your calendar. If you change your mind, you can book another one anytime.',
  },
};

const demoBlocks = ({ change_link, meet_link }: DemoLead): Block[] => [
  button('Join the demo', meet_link),
  paragraph('Need to change it?'),
  button('Reschedule or cancel', change_link),
];

/** Contains nothing personal, because a calendar link may be passed on. */
export const demoCalendar = (lead: DemoLead, brand: string): string =>
  calendarFile({
    uid: `${lead.demo_id}@${new URL(lead.event_link).hostname}`,
    ...{ sequence: lead.sequence ?? 0, isCanceled: lead.lead === 'demo-canceled' },
    stamp: new Date(lead.changed_at ?? lead.created_at),
    start: new Date(lead.preferred_datetime),
    end: new Date(Date.parse(lead.preferred_datetime) + DEMO_MS),
    summary: `${brand} demo`,
    description: `Your ${brand} demo, ID ${lead.demo_id}.\nJoin here: ${lead.meet_link}`,
    ...{ location: lead.meet_link, url: lead.meet_link },
  });

const demoConfirmation = (lead: DemoLead, settings: MessageSettings): Message => {
  const { status, note } = DEMO_STATES[lead.lead];
  const title = `Your ${settings.brand.name} demo ${status}`;
  const links = [button('Add to calendar', lead.event_link), ...demoBlocks(lead)];
  return visitorMessage(lead, settings, {
    subject: `${title} (${lead.demo_id})`,
    title,
    blocks: [paragraph(note), ...(lead.lead === 'demo-canceled' ? [] : links)],
    calendar: { filename: 'demo.ics', content: demoCalendar(lead, settings.brand.name) },
  });
};

const demoReminder = (lead: DemoLead, settings: MessageSettings): Message => {
  const demo = `${settings.brand.name} demo ${whenOf(lead.preferred_datetime, lead.not_after)}`;
  return visitorMessage(lead, settings, {
    subject: `Reminder: your ${demo} (${lead.demo_id})`,
    title: `Your ${demo}`,
    blocks: demoBlocks(lead),
  });
};

const eventMessage = (
  lead: RegistrationLead,
  settings: MessageSettings,
  status: string,
  title: string,
  note: string,
): Message => {
  const { id, event, created_at, is_canceled } = lead;
  const file = calendarFile({
    // One visitor may register twice; canceling one registration must not remove the other's entry.
    uid: `registration-${id}@${new URL(event.url).hostname}`,
    ...{ sequence: is_canceled ? 1 : 0, isCanceled: is_canceled },
    stamp: new Date(created_at),
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: event.title,
    description: `A live session from ${settings.brand.name}. Join 5 minutes early.\n${event.url}`,
    ...{ location: event.url, url: event.url },
  });
  const blocks = [paragraph(note), button('View event details', event.url)];
  if (!is_canceled)
    blocks.push(
      paragraph('Can’t make it? Cancel here so someone else can have your spot:'),
      button('View or cancel registration', lead.link),
    );
  const calendar = { filename: 'event.ics', content: file };
  return visitorMessage(lead, settings, {
    ...{ subject: `${status}: ${event.title}`, title, blocks, calendar },
  });
};

const registrationConfirmation = (lead: RegistrationLead, settings: MessageSettings): Message => {
  if (lead.is_canceled) {
    const note =
      'The attached file removes it from your calendar. Change your mind? Register again:';
    const title = 'Your registration is canceled';
    return eventMessage(lead, settings, 'Registration canceled', title, note);
  }
  const note =
    'Join 5 minutes early so you’re ready when it starts. The calendar file is attached. Have a question for the session? Just reply to this email.';
  return eventMessage(lead, settings, 'You’re registered', 'You’re registered', note);
};

const registrationReminder = (lead: RegistrationLead, settings: MessageSettings): Message => {
  const title = `Your event ${whenOf(lead.event.starts_at, lead.not_after)}`;
  const note = 'You’re registered. Join 5 minutes early so you’re ready when it starts.';
  return eventMessage(lead, settings, 'Reminder', title, note);
};

const eventCanceled = (lead: RegistrationLead, settings: MessageSettings): Message => {
  const note =
    'We had to cancel this event, and we’re sorry. The attached file removes it from your calendar, so you don’t need to do anything. Had a question for us? Reply to this email and we’ll answer it.';
  return eventMessage(lead, settings, 'Canceled', 'This event has been canceled', note);
};

const leadNotice = (
  lead: DemoLead | RegistrationLead,
  { salesEmail, timeZone }: MessageSettings,
): Message => {
  const isDemo = lead.lead !== 'registration';
  const title = isDemo
    ? DEMO_STATES[lead.lead].notice
    : lead.is_canceled
      ? 'Registration canceled'
      : 'New event registration';
  const fields = fieldRows(isDemo ? demoForm : registrationForm, { ...lead }, (moment) =>
    timeText(moment, timeZone, lead.time_zone),
  );
  const starts: Row[] = isDemo
    ? []
    : [['Starts', timeText(lead.event.starts_at, timeZone, lead.time_zone)]];
  return {
    to: salesEmail,
    replyTo: mailboxOf(lead),
    subject: `${title}: ${mailboxOf(lead).name}, ${lead.receipt}`,
    preheader: `${lead.email}, ${lead.phone}`,
    title,
    blocks: [
      rows(...fields, ...starts, ...detailRows(lead, timeZone), ...sourceRows(lead.source)),
      ...(isDemo && lead.lead !== 'demo-canceled' ? [button('Join the demo', lead.meet_link)] : []),
      paragraph('Replies go to the visitor.'),
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
  if (first === last) return [['Source', first]];
  return [
    ['First source', first],
    ['Last source', last],
  ];
};

const newsletterConfirmation = (
  { email, confirm_url, unsubscribe_url }: NewsletterConfirmation,
  { brand, salesEmail }: MessageSettings,
): Message => ({
  to: { name: '', address: email },
  replyTo: salesEmail,
  subject: `Confirm your ${brand.name} newsletter subscription`,
  preheader: 'Please confirm your address.',
  title: 'One more step',
  blocks: [
    paragraph(
      `Someone (probably you) signed up for the ${brand.name} newsletter with this address. Please confirm:`,
    ),
    button('Confirm my address', confirm_url),
    paragraph(
      'If it wasn’t you, ignore this email: we won’t send anything, and we’ll delete the address. Or tell us now:',
    ),
    button('Don’t subscribe me', unsubscribe_url),
  ],
  headers: { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': ONE_CLICK },
});

const quarantineDigest = ({ counts }: Digest, { salesEmail }: MessageSettings): Message => ({
  to: salesEmail,
  subject: 'Possible spam submissions',
  preheader: counts.join(', '),
  title: 'Possible spam submissions',
  blocks: [
    paragraph('These look automated, so we didn’t email anyone about them. Some may be real:'),
    paragraph(counts.join('\n')),
    paragraph(
      'To list them, run "npm run leads -- quarantined". To release one, run "npm run leads -- release ID".',
    ),
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
  'newsletter-confirmation': newsletterConfirmation,
  'quarantine-digest': quarantineDigest,
} satisfies Record<MailKind, (lead: never, settings: MessageSettings) => Message>;

export type MailLeads = { [Kind in MailKind]: Parameters<(typeof MESSAGES)[Kind]>[0] };

export const messageOf = <Kind extends MailKind>(
  kind: Kind,
  lead: MailLeads[Kind],
  settings: MessageSettings,
): Message =>
  (MESSAGES[kind] as (lead: MailLeads[Kind], settings: MessageSettings) => Message)(lead, settings);
