import { demoForm, registrationForm, type FormField } from '../../../contract/forms.ts';
import { touchText, type LeadSource } from '../../../contract/leadSource.ts';
import { calendarFile } from '../../../lib/calendar.ts';
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
  /** Receives notices of leads and replies of visitors. */
  salesEmail: Mailbox;
  /** Zone of the times in emails; the visitor's own zone is unknown. */
  timeZone: string;
}

/** Body of a one-click unsubscribe request (RFC 8058, section 3.2). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';

const DEMO_MS = 30 * 60_000;

/** `Monday, November 23, 2026 at 10:00 AM EST (3:00 PM UTC)` */
const timeText = (instant: string, timeZone: string): string => {
  const date = new Date(instant);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  const local = { ...day, ...clock, timeZone, timeZoneName: 'short' } as const;
  const utc = date.toLocaleTimeString('en-US', { ...clock, timeZone: 'UTC' });
  return `${date.toLocaleString('en-US', local)} (${utc} UTC)`.replace(/\s/g, ' ');
};

const mailboxOf = ({ first_name, last_name, email }: DemoLead | RegistrationLead): Mailbox => ({
  name: `${first_name} ${last_name}`,
  address: email,
});

const visitorMessage = (
  lead: DemoLead | RegistrationLead,
  { salesEmail, timeZone }: MessageSettings,
  { blocks, ...content }: Omit<Message, 'to' | 'preheader'>,
  details: readonly Row[],
): Message => {
  const startsAt = lead.lead === 'registration' ? lead.event.starts_at : lead.preferred_datetime;
  const time = timeText(startsAt, timeZone);
  return {
    ...content,
    to: mailboxOf(lead),
    replyTo: salesEmail,
    preheader: `${time}. ${content.calendar ? 'The calendar file is attached' : 'Join with the link in this email'}.`,
    blocks: [paragraph(`Hello ${lead.first_name},`), rows(['When', time], ...details), ...blocks],
  };
};

/** The reminder of the day before expires before the start, the last one at the start. */
const whenOf = (start: string, notAfter = start): string =>
  Date.parse(notAfter) < Date.parse(start) ? 'is tomorrow' : 'starts in an hour';

const DEMO_STATES = {
  demo: {
    status: 'is booked',
    notice: 'Demo requested',
    note: 'The attached calendar file shows the demo in your time zone. Bring your questions and, if you like, a spreadsheet of last month’s leads.',
  },
  'demo-moved': {
    status: 'has been rescheduled',
    notice: 'Demo rescheduled',
    note: 'The attached calendar file updates the time in your calendar.',
  },
  'demo-canceled': {
    status: 'has been canceled',
    notice: 'Demo canceled',
    note: 'The attached calendar file removes the demo from your calendar. You can request another demo at any time.',
  },
};

const meetingRow = ({ meet_link }: DemoLead): Row => ['Where', { href: meet_link }];

const previousTimeRows = ({ lead, previous_datetime }: DemoLead, timeZone: string): Row[] =>
  lead === 'demo-moved' && previous_datetime
    ? [['Previous time', timeText(previous_datetime, timeZone)]]
    : [];

const changeBlocks = ({ change_link }: DemoLead): Block[] => [
  paragraph('Need a different time?'),
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
    description: `Your demo of ${brand}, number ${lead.demo_id}.\nJoin here: ${lead.meet_link}`,
    ...{ location: lead.meet_link, url: lead.meet_link },
  });

const demoConfirmation = (lead: DemoLead, settings: MessageSettings): Message => {
  const { status, note } = DEMO_STATES[lead.lead];
  const isCanceled = lead.lead === 'demo-canceled';
  const title = `Your ${settings.brand.name} demo ${status}`;
  const content = {
    subject: `${title}: ${lead.demo_id}`,
    title,
    blocks: [
      paragraph(note),
      ...(isCanceled ? [] : [button('Add to calendar', lead.event_link), ...changeBlocks(lead)]),
    ],
    calendar: { filename: 'demo.ics', content: demoCalendar(lead, settings.brand.name) },
  };
  return visitorMessage(lead, settings, content, [
    ...previousTimeRows(lead, settings.timeZone),
    ...(isCanceled ? [] : [meetingRow(lead)]),
    ['Demo number', lead.demo_id],
  ]);
};

const demoReminder = (lead: DemoLead, settings: MessageSettings): Message => {
  const title = `Your ${settings.brand.name} demo ${whenOf(lead.preferred_datetime, lead.not_after)}`;
  const blocks = [button('Join the demo', lead.meet_link), ...changeBlocks(lead)];
  const content = { subject: `Reminder: ${title}`, title, blocks };
  return visitorMessage(lead, settings, content, [meetingRow(lead), ['Demo number', lead.demo_id]]);
};

const webinarMessage = (
  lead: RegistrationLead,
  settings: MessageSettings,
  status: string,
  title: string,
  blocks: readonly Block[],
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
    description: `An event of ${settings.brand.name}. Join 5 minutes early.\n${event.url}`,
    ...{ location: event.url, url: event.url },
  });
  const calendar = { filename: 'event.ics', content: file };
  const subject = `${status}: ${event.title}`;
  return visitorMessage(lead, settings, { subject, title, blocks, calendar }, [
    ['Webinar', event.title],
    ['Receipt', lead.receipt],
  ]);
};

const webinarButton = ({ event }: RegistrationLead) => button('Open the webinar page', event.url);

const seatBlocks = (lead: RegistrationLead): Block[] => [
  webinarButton(lead),
  paragraph('Can’t make it? Cancel to give your spot to someone else:'),
  button('View or cancel your registration', lead.link),
];

const registrationConfirmation = (lead: RegistrationLead, settings: MessageSettings): Message =>
  lead.is_canceled
    ? webinarMessage(
        lead,
        settings,
        'Registration canceled',
        'Your registration has been canceled',
        [
          paragraph(
            'The attached calendar file removes the webinar from your calendar. Changed your mind? You can register again:',
          ),
          webinarButton(lead),
        ],
      )
    : webinarMessage(lead, settings, 'You are registered', 'Your spot is reserved', [
        paragraph(
          'Please join 5 minutes early. The attached calendar file shows the webinar in your time zone. If there is a question you would like us to cover, reply to this email.',
        ),
        ...seatBlocks(lead),
      ]);

const registrationReminder = (lead: RegistrationLead, settings: MessageSettings): Message => {
  const title = `Your webinar ${whenOf(lead.event.starts_at, lead.not_after)}`;
  const note = paragraph('Your spot is reserved. Please join 5 minutes early.');
  return webinarMessage(lead, settings, 'Reminder', title, [note, ...seatBlocks(lead)]);
};

const eventCanceled = (lead: RegistrationLead, settings: MessageSettings): Message =>
  webinarMessage(lead, settings, 'Canceled', 'This webinar has been canceled', [
    paragraph(
      'We are sorry that we had to cancel this webinar. The attached calendar file removes it from your calendar. If you have a question for us, reply to this email.',
    ),
  ]);

const leadNotice = (
  lead: DemoLead | RegistrationLead,
  { salesEmail, timeZone }: MessageSettings,
): Message => {
  const isDemo = lead.lead !== 'registration';
  const registrationTitle = `Webinar registration${'is_canceled' in lead && lead.is_canceled ? ' canceled' : ''}`;
  const title = isDemo ? DEMO_STATES[lead.lead].notice : registrationTitle;
  const details: readonly Row[] = isDemo
    ? [...previousTimeRows(lead, timeZone), meetingRow(lead)]
    : [
        ['Webinar', lead.event.title],
        ['Starts', timeText(lead.event.starts_at, timeZone)],
      ];
  const fields = fieldRows(isDemo ? demoForm : registrationForm, { ...lead }, timeZone);
  const receipt: Row = ['Receipt', lead.receipt];
  return {
    to: salesEmail,
    replyTo: mailboxOf(lead),
    subject: `${title}: ${mailboxOf(lead).name}, ${lead.receipt}`,
    preheader: `${lead.email}, ${lead.phone}`,
    title,
    blocks: [
      rows(...fields, ...details, receipt, ...sourceRows(lead.source)),
      paragraph('Replies to this email go to the visitor.'),
    ],
  };
};

/** The fields that the form declares, in its order; optional fields left empty are omitted. */
const fieldRows = (
  form: Readonly<Record<string, FormField>>,
  values: Record<string, unknown>,
  timeZone: string,
): Row[] =>
  Object.entries(form).flatMap(([name, { label, rule }]): Row[] => {
    const value = values[name];
    if (typeof value !== 'string' || value === '') return [];
    return [[label, rule === 'moment' ? timeText(value, timeZone) : value]];
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
  subject: `Confirm your subscription to the ${brand.name} newsletter`,
  preheader: 'Confirm your email address. This link is valid for 48 hours.',
  title: 'Confirm your subscription',
  blocks: [
    paragraph(
      `Someone, most likely you, subscribed this address to the ${brand.name} newsletter. Please confirm your subscription:`,
    ),
    button('Confirm my address', confirm_url),
    paragraph(
      'This link is valid for 48 hours. If you did not subscribe, ignore this email: we will send you nothing and delete the address. You can also unsubscribe now:',
    ),
    button('Unsubscribe', unsubscribe_url),
  ],
  headers: { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': ONE_CLICK },
});

const quarantineDigest = ({ counts }: Digest, { salesEmail }: MessageSettings): Message => ({
  to: salesEmail,
  subject: 'Quarantined forms',
  preheader: counts.join(', '),
  title: 'Quarantined forms',
  blocks: [
    paragraph(
      'These forms look like spam, so we sent no email for them. Some may come from real visitors:',
    ),
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
