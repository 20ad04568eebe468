import { demoForm, registrationForm, type FormField } from '../../../contract/forms.ts';
import { touchText, type LeadSource } from '../../../contract/leadSource.ts';
import type { MailKind } from '../database/schema.ts';
import type {
  DemoChange,
  DemoLead,
  DemoReminder,
  NewsletterConfirmation,
  QuarantineDigest,
  RegistrationLead,
} from '../deliveries/lead.ts';
import { demoCalendar, registrationCalendar } from './calendars.ts';
import { button, paragraph, rows } from './layout.ts';
import type { Block, MailBrand, MailContent, Row } from './layout.ts';

export interface Mailbox {
  /** May be empty. */
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

/** `Monday, November 23, 2026 at 10:00 AM EST (3:00 PM UTC)` */
const timeText = (instant: string, timeZone: string): string => {
  const date = new Date(instant);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const local = date.toLocaleString('en-US', {
    ...clock,
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZoneName: 'short',
  });
  const utc = date.toLocaleTimeString('en-US', { ...clock, timeZone: 'UTC' });
  return `${local} (${utc} UTC)`.replace(/\s/g, ' ');
};

type Visitor = Pick<DemoLead, 'first_name' | 'last_name' | 'email'>;

const fullName = ({ first_name, last_name }: Visitor): string => `${first_name} ${last_name}`;

const mailboxOf = (visitor: Visitor): Mailbox => ({
  name: fullName(visitor),
  address: visitor.email,
});

const toVisitor = (visitor: Visitor, { salesEmail }: MessageSettings) => ({
  to: mailboxOf(visitor),
  replyTo: salesEmail,
});

const greeting = ({ first_name }: Visitor): Block => paragraph(`Hello ${first_name},`);

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

/** For a demo that was booked, rescheduled or canceled. */
const demoConfirmation = (lead: DemoLead | DemoChange, settings: MessageSettings): Message => {
  const { brand, timeZone } = settings;
  const { status, note } = DEMO_STATES[lead.lead];
  const isCanceled = lead.lead === 'demo-canceled';
  const title = `Your ${brand.name} demo ${status}`;
  const time = timeText(lead.preferred_datetime, timeZone);
  return {
    ...toVisitor(lead, settings),
    subject: `${title}: ${lead.demo_id}`,
    preheader: `${time}. The calendar file is attached.`,
    title,
    blocks: [
      greeting(lead),
      rows(
        ['When', time],
        ...previousTimeRows(lead, timeZone),
        ...(isCanceled ? [] : [meetingRow(lead)]),
        ['Demo number', lead.demo_id],
      ),
      paragraph(note),
      ...(isCanceled ? [] : [button('Add to calendar', lead.event_link), ...changeBlocks(lead)]),
    ],
    calendar: {
      filename: 'demo.ics',
      content: demoCalendar({
        id: lead.demo_id,
        startsAt: new Date(lead.preferred_datetime),
        requestedAt: new Date('changed_at' in lead ? lead.changed_at : lead.created_at),
        sequence: 'sequence' in lead ? lead.sequence : 0,
        isCanceled,
        meetingUrl: lead.meet_link,
        brand: brand.name,
        host: new URL(lead.event_link).hostname,
      }),
    },
  };
};

const demoReminder = (lead: DemoReminder, settings: MessageSettings): Message => {
  const title = `Your ${settings.brand.name} demo ${whenOf(lead.preferred_datetime, lead.not_after)}`;
  const time = timeText(lead.preferred_datetime, settings.timeZone);
  return {
    ...toVisitor(lead, settings),
    subject: `Reminder: ${title}`,
    preheader: `${time}. Join with the link in this email.`,
    title,
    blocks: [
      greeting(lead),
      rows(['When', time], meetingRow(lead), ['Demo number', lead.demo_id]),
      button('Join the demo', lead.meet_link),
      ...changeBlocks(lead),
    ],
  };
};

/** The reminder of the day before expires before the start, the last one at the start. */
const whenOf = (start: string, notAfter = start): string =>
  Date.parse(notAfter) < Date.parse(start) ? 'is tomorrow' : 'starts in an hour';

const meetingRow = ({ meet_link }: Pick<DemoLead, 'meet_link'>): Row => [
  'Where',
  { href: meet_link },
];

const previousTimeRows = (lead: DemoLead | DemoChange, timeZone: string): Row[] =>
  lead.lead === 'demo-moved' ? [['Previous time', timeText(lead.previous_datetime, timeZone)]] : [];

const changeBlocks = ({ change_link }: Pick<DemoLead, 'change_link'>): Block[] =>
  change_link
    ? [paragraph('Need a different time?'), button('Reschedule or cancel', change_link)]
    : [paragraph('Need a different time? Reply to this email and we will find one.')];

/** A message about a webinar, with its calendar entry. */
const webinarMessage = (
  lead: RegistrationLead,
  settings: MessageSettings,
  { subject, title, blocks }: Pick<Message, 'subject' | 'title' | 'blocks'>,
): Message => {
  const time = timeText(lead.event.starts_at, settings.timeZone);
  return {
    ...toVisitor(lead, settings),
    subject,
    preheader: `${time}. The calendar file is attached.`,
    title,
    blocks: [
      greeting(lead),
      rows(['Webinar', lead.event.title], ['When', time], ['Receipt', lead.receipt]),
      ...blocks,
    ],
    calendar: {
      filename: 'event.ics',
      content: registrationCalendar(lead, settings.brand.name),
    },
  };
};

const seatBlocks = ({ event, link }: RegistrationLead): Block[] => [
  button('Open the webinar page', event.url),
  paragraph('Can’t make it? Cancel to free your seat:'),
  button('View or cancel your registration', link),
];

const registrationConfirmation = (lead: RegistrationLead, settings: MessageSettings): Message =>
  webinarMessage(
    lead,
    settings,
    lead.is_canceled
      ? {
          subject: `Registration canceled: ${lead.event.title}`,
          title: 'Your registration has been canceled',
          blocks: [
            paragraph(
              'The attached calendar file removes the webinar from your calendar. Changed your mind? You can register again:',
            ),
            button('Open the webinar page', lead.event.url),
          ],
        }
      : {
          subject: `You are registered: ${lead.event.title}`,
          title: 'Your seat is reserved',
          blocks: [
            paragraph(
              'Please join 5 minutes early. The attached calendar file shows the webinar in your time zone. If there is a question you would like us to cover, reply to this email.',
            ),
            ...seatBlocks(lead),
          ],
        },
  );

const registrationReminder = (lead: RegistrationLead, settings: MessageSettings): Message =>
  webinarMessage(lead, settings, {
    subject: `Reminder: ${lead.event.title}`,
    title: `Your webinar ${whenOf(lead.event.starts_at, lead.not_after)}`,
    blocks: [paragraph('Your seat is reserved. Please join 5 minutes early.'), ...seatBlocks(lead)],
  });

const eventCanceled = (lead: RegistrationLead, settings: MessageSettings): Message =>
  webinarMessage(lead, settings, {
    subject: `Canceled: ${lead.event.title}`,
    title: 'This webinar has been canceled',
    blocks: [
      paragraph(
        'We are sorry that we had to cancel this webinar. The attached calendar file removes it from your calendar. If you have a question for us, reply to this email.',
      ),
    ],
  });

/** To the sales team, for a new, changed or canceled lead. */
const leadNotice = (
  lead: DemoLead | DemoChange | RegistrationLead,
  { salesEmail, timeZone }: MessageSettings,
): Message => {
  const { title, details } =
    lead.lead === 'registration'
      ? {
          title: lead.is_canceled ? 'Webinar registration canceled' : 'Webinar registration',
          details: [
            ['Webinar', lead.event.title] as const,
            ['Starts', timeText(lead.event.starts_at, timeZone)] as const,
          ],
        }
      : {
          title: DEMO_STATES[lead.lead].notice,
          details: [...previousTimeRows(lead, timeZone), meetingRow(lead)],
        };
  return {
    to: salesEmail,
    replyTo: mailboxOf(lead),
    subject: `${title}: ${fullName(lead)}, ${lead.receipt}`,
    preheader: `${lead.email}, ${lead.phone}`,
    title,
    blocks: [
      rows(
        ...fieldRows(lead, timeZone),
        ...details,
        ['Receipt', lead.receipt],
        ...sourceRows(lead.source),
      ),
      paragraph('Replies to this email go to the visitor.'),
    ],
  };
};

/** The fields that the form declares, in its order; optional fields left empty are omitted. */
const fieldRows = (lead: DemoLead | DemoChange | RegistrationLead, timeZone: string): Row[] => {
  const form = lead.lead === 'registration' ? registrationForm : demoForm;
  const values: Record<string, unknown> = { ...lead };
  return Object.entries<FormField>(form).flatMap(([name, { label, rule }]): Row[] => {
    const value = values[name];
    if (typeof value !== 'string' || value === '') return [];
    return [[label, rule === 'moment' ? timeText(value, timeZone) : value]];
  });
};

const sourceRows = (source: LeadSource | null): Row[] => {
  if (!source) return [];
  const [first, last] = [touchText(source.first), touchText(source.last)];
  return first === last
    ? [['Source', first]]
    : [
        ['First source', first],
        ['Last source', last],
      ];
};

/** Double opt-in. */
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

const quarantineDigest = (
  { counts }: QuarantineDigest,
  { salesEmail }: MessageSettings,
): Message => ({
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

/** The payload of each kind of email. */
export type MailLeads = { [Kind in MailKind]: Parameters<(typeof MESSAGES)[Kind]>[0] };

export const messageOf = <Kind extends MailKind>(
  kind: Kind,
  lead: MailLeads[Kind],
  settings: MessageSettings,
): Message => {
  const compose: { [K in MailKind]: (lead: MailLeads[K], settings: MessageSettings) => Message } =
    MESSAGES;
  return compose[kind](lead, settings);
};
