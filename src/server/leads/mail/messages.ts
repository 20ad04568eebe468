import { touchText, type LeadSource } from '../../../contract/leadSource.ts';
import type {
  DemoChange,
  DemoLead,
  DemoReminder,
  NewsletterConfirmation,
  QuarantineDigest,
  RegistrationLead,
} from '../deliveries/lead.ts';
import { button, list, paragraph, quote, rows, signature } from './mailContent.ts';
import type { MailBlock, MailBrand, MailContent, MailRow } from './mailContent.ts';

/** What a mail program posts to unsubscribe its reader (RFC 8058, section 3.2). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
const WORLD_TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  hour: 'numeric',
  minute: '2-digit',
});

/** Says when an instant is. */
export type TimeText = (instant: string) => string;

/** `Monday, November 23, 2026 at 10:00 AM EST (3:00 PM UTC)`: the visitor's own zone is not known here. */
export const timeTexts = (timeZone: string): TimeText => {
  const officeTime = formatIn(timeZone);
  const plain = (text: string) => text.replace(/\s/g, ' ');
  return (instant) => {
    const date = new Date(instant);
    return `${plain(officeTime.format(date))} (${plain(WORLD_TIME.format(date))} UTC)`;
  };
};

const nameOf = ({ first_name, last_name }: Pick<DemoLead, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

const sourceRows = (source: LeadSource | null): MailRow[] => {
  if (!source) return [];
  const [first, last] = [touchText(source.first), touchText(source.last)];
  return first === last
    ? [['Source', first]]
    : [
        ['First source', first],
        ['Last source', last],
      ];
};

/** To the visitor who asked for a demo. */
export const demoConfirmation = (
  lead: DemoLead,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `Your ${brand.name} demo, ${lead.demo_id}`,
  preheader: `${timeText(lead.preferred_datetime)}. The calendar file is attached.`,
  title: 'Your demo is booked',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph('Bring your questions and, if you like, a spreadsheet of last month’s leads.'),
    rows(
      ['When', timeText(lead.preferred_datetime)],
      ['Where', { href: lead.meet_link }],
      ['Demo number', lead.demo_id],
    ),
    paragraph(
      'The attached calendar file shows the demo in your time zone. You can also open it here:',
    ),
    button('Add to calendar', lead.event_link),
    ...changeBlocks(lead),
    signature(brand),
  ],
});

const changeBlocks = ({ change_link }: Pick<DemoLead, 'change_link'>): MailBlock[] =>
  change_link
    ? [
        paragraph('Need a different time? Reschedule or cancel your demo:'),
        button('Reschedule or cancel', change_link),
      ]
    : [paragraph('Need a different time? Reply to this email and we will find one.')];

/** The reminder of the day before expires before the demo starts; the last one expires at the start. */
const isDayAhead = ({ not_after, preferred_datetime }: DemoReminder): boolean =>
  Date.parse(not_after) < Date.parse(preferred_datetime);

/** To the visitor, a day and an hour before their demo. */
export const demoReminder = (
  lead: DemoReminder,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `Reminder: your ${brand.name} demo, ${lead.demo_id}`,
  preheader: `${timeText(lead.preferred_datetime)}. Join with the link in this email.`,
  title: isDayAhead(lead)
    ? 'Reminder: your demo is tomorrow'
    : 'Reminder: your demo starts in an hour',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    rows(
      ['When', timeText(lead.preferred_datetime)],
      ['Where', { href: lead.meet_link }],
      ['Demo number', lead.demo_id],
    ),
    button('Join the demo', lead.meet_link),
    ...changeBlocks(lead),
    signature(brand),
  ],
});

/** To the visitor who moved or canceled their demo. */
export const demoChangeConfirmation = (
  lead: DemoChange,
  timeText: TimeText,
  brand: MailBrand,
): MailContent =>
  lead.lead === 'demo-moved'
    ? {
        subject: `Rescheduled: your ${brand.name} demo, ${lead.demo_id}`,
        preheader: `${timeText(lead.preferred_datetime)}. The calendar file is attached.`,
        title: 'Your demo has been rescheduled',
        blocks: [
          paragraph(`Hello ${lead.first_name},`),
          rows(
            ['New time', timeText(lead.preferred_datetime)],
            ['Previous time', timeText(lead.previous_datetime)],
            ['Where', { href: lead.meet_link }],
            ['Demo number', lead.demo_id],
          ),
          paragraph('The attached calendar file updates the time in your calendar.'),
          ...changeBlocks(lead),
          signature(brand),
        ],
      }
    : {
        subject: `Canceled: your ${brand.name} demo, ${lead.demo_id}`,
        preheader: `It was scheduled for ${timeText(lead.preferred_datetime)}.`,
        title: 'Your demo has been canceled',
        blocks: [
          paragraph(`Hello ${lead.first_name},`),
          rows(['Time', timeText(lead.preferred_datetime)], ['Demo number', lead.demo_id]),
          paragraph('The attached calendar file removes the demo from your calendar.'),
          paragraph('If you change your mind, you can request another demo at any time.'),
          signature(brand),
        ],
      };

/** To the sales team. */
export const demoChangeNotice = (lead: DemoChange, timeText: TimeText): MailContent => {
  const name = `${lead.first_name} ${lead.last_name}`;
  const isMoved = lead.lead === 'demo-moved';
  return {
    subject: `Demo ${isMoved ? 'rescheduled' : 'canceled'}: ${name}, ${lead.demo_id}`,
    preheader: `${timeText(lead.preferred_datetime)}, ${lead.phone}`,
    title: isMoved ? 'A visitor rescheduled a demo' : 'A visitor canceled a demo',
    blocks: [
      rows(
        ['Name', name],
        ['Email', lead.email],
        ['Phone', lead.phone],
        [isMoved ? 'New time' : 'Time', timeText(lead.preferred_datetime)],
        ...(isMoved ? [['Previous time', timeText(lead.previous_datetime)] as const] : []),
        ['Demo number', lead.demo_id],
      ),
      REPLY_GOES_TO_VISITOR,
    ],
  };
};

/** To the sales team. */
export const demoNotice = (lead: DemoLead, timeText: TimeText): MailContent => ({
  subject: `Demo requested: ${nameOf(lead)}, ${lead.demo_id}`,
  preheader: `${timeText(lead.preferred_datetime)}, ${lead.monthly_budget}, ${lead.phone}`,
  title: `${nameOf(lead)} requested a demo`,
  blocks: [
    rows(
      ['Name', nameOf(lead)],
      ['Email', lead.email],
      ['Phone', lead.phone],
      ['Experience', lead.real_estate_experience],
      ['Monthly budget', lead.monthly_budget],
      ['When', timeText(lead.preferred_datetime)],
      ['Where', { href: lead.meet_link }],
      ['Demo number', lead.demo_id],
      ...sourceRows(lead.source),
    ),
    REPLY_GOES_TO_VISITOR,
  ],
});

/** To the visitor who registered for an event. */
export const registrationConfirmation = (
  lead: RegistrationLead,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `You are registered: ${lead.event.title}`,
  preheader: `${timeText(lead.event.starts_at)}. The calendar file is attached.`,
  title: 'Your seat is reserved',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph('Please join 5 minutes early.'),
    eventRows(lead, timeText, ['Receipt', lead.receipt]),
    button('Open the event page', lead.event.url),
    paragraph('The attached calendar file shows the event in your time zone.'),
    ...linkBlocks(lead, 'Can’t make it? Cancel to free your seat:'),
    paragraph('Is there a question you would like us to cover? Reply to this email.'),
    signature(brand),
  ],
});

const eventRows = (
  { event }: RegistrationLead,
  timeText: TimeText,
  ...more: MailRow[]
): MailBlock => rows(['Event', event.title], ['When', timeText(event.starts_at)], ...more);

const linkBlocks = ({ link }: RegistrationLead, words: string): MailBlock[] => [
  paragraph(words),
  button('View or cancel your registration', link),
];

/** To the visitor who canceled a registration. */
export const cancellationConfirmation = (
  lead: RegistrationLead,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `Registration canceled: ${lead.event.title}`,
  preheader: 'You can register again on the event page.',
  title: 'Your registration has been canceled',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph(
      'You canceled your registration. The attached calendar file removes the event from your calendar.',
    ),
    eventRows(lead, timeText),
    paragraph('Changed your mind? You can register again:'),
    button('Open the event page', lead.event.url),
    signature(brand),
  ],
});

/** To a registered visitor, a day and an hour before the event. */
export const registrationReminder = (
  lead: RegistrationLead,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `Reminder: ${lead.event.title}`,
  preheader: timeText(lead.event.starts_at),
  title: 'Your webinar starts soon',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph('Your seat is reserved. Please join 5 minutes early.'),
    eventRows(lead, timeText),
    button('Open the event page', lead.event.url),
    ...linkBlocks(lead, 'Can’t make it? Cancel to free your seat:'),
    signature(brand),
  ],
});

/** To every visitor registered for a canceled event. */
export const eventCanceled = (
  lead: RegistrationLead,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `Canceled: ${lead.event.title}`,
  preheader: 'This webinar has been canceled. We are sorry.',
  title: 'This webinar has been canceled',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph('We are sorry that we had to cancel this webinar. You don’t need to do anything.'),
    eventRows(lead, timeText),
    paragraph('Did you have a question for us? Reply to this email.'),
    signature(brand),
  ],
});

/** To the sales team. */
export const registrationNotice = (lead: RegistrationLead, timeText: TimeText): MailContent => ({
  subject: subjectOf('Registered', lead),
  preheader: `${lead.company}, ${lead.email}, ${lead.phone}`,
  title: 'New webinar registration',
  blocks: guestBlocks(lead, timeText),
});

const subjectOf = (what: string, lead: RegistrationLead): string =>
  `${what} for ${lead.event.title}: ${nameOf(lead)}`;

const guestBlocks = (lead: RegistrationLead, timeText: TimeText): MailBlock[] => [
  rows(
    ['Name', nameOf(lead)],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Company', lead.company],
    ['Event', lead.event.title],
    ['When', timeText(lead.event.starts_at)],
    ['Receipt', lead.receipt],
    ...sourceRows(lead.source),
  ),
  quote('Reason for attending', lead.reason_for_attending),
  REPLY_GOES_TO_VISITOR,
];

/** To the sales team. */
export const cancellationNotice = (lead: RegistrationLead, timeText: TimeText): MailContent => ({
  subject: subjectOf('Registration canceled', lead),
  preheader: `${lead.company}, ${lead.email}, ${lead.phone}`,
  title: 'A visitor canceled a registration',
  blocks: guestBlocks(lead, timeText),
});

const REPLY_GOES_TO_VISITOR = paragraph('Replies to this email go to the visitor.');

/** To an address that was entered for the newsletter: asks its owner to confirm (double opt-in). */
export const newsletterConfirmation = (
  { confirm_url, unsubscribe_url }: NewsletterConfirmation,
  brand: MailBrand,
): MailContent => ({
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
    signature(brand),
  ],
  headers: unsubscribeHeaders(unsubscribe_url),
});

/** One-click unsubscribe headers of newsletter email (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': ONE_CLICK,
});

/** To the sales team: suspected spam needs a review by a person. */
export const quarantineDigest = ({ counts }: QuarantineDigest): MailContent => ({
  subject: 'Quarantined forms',
  preheader: counts.join(', '),
  title: 'Quarantined forms',
  blocks: [
    paragraph(
      'These forms are suspected spam. We sent no email because of them. Some may come from real visitors:',
    ),
    list(counts),
    paragraph(
      'To list them, run "npm run leads -- quarantined". To release one, run "npm run leads -- release ID".',
    ),
  ],
});
