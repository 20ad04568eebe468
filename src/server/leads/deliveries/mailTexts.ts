import { touchText, type LeadSource } from '../../../contract/leadSource.ts';
import type {
  DemoChange,
  DemoLead,
  DemoReminder,
  NewsletterConfirmation,
  QuarantineDigest,
  RegistrationLead,
} from './lead.ts';
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
    ? [['Came by', first]]
    : [
        ['First came by', first],
        ['Last came by', last],
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
    paragraph('The calendar file attached shows it in your own time. It is also here:'),
    button('Add it to your calendar', lead.event_link),
    ...changeBlocks(lead),
    signature(brand),
  ],
});

/** How to have another hour, or none. */
const changeBlocks = ({ change_link }: Pick<DemoLead, 'change_link'>): MailBlock[] =>
  change_link
    ? [
        paragraph('If the time no longer suits you, choose another or cancel:'),
        button('Move or cancel', change_link),
      ]
    : [paragraph('If the time no longer suits you, answer this mail and we will find another.')];

/** To the visitor, a day and an hour before their demo. */
export const demoReminder = (
  lead: DemoReminder,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `Soon: your ${brand.name} demo, ${lead.demo_id}`,
  preheader: `${timeText(lead.preferred_datetime)}. Here is the way in.`,
  title: 'Your demo is soon',
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
        subject: `Your ${brand.name} demo is moved, ${lead.demo_id}`,
        preheader: `${timeText(lead.preferred_datetime)}. The calendar file is attached.`,
        title: 'Your demo is moved',
        blocks: [
          paragraph(`Hello ${lead.first_name},`),
          rows(
            ['Now', timeText(lead.preferred_datetime)],
            ['Before', timeText(lead.previous_datetime)],
            ['Where', { href: lead.meet_link }],
            ['Demo number', lead.demo_id],
          ),
          paragraph('The calendar file attached puts the new time in the place of the old one.'),
          ...changeBlocks(lead),
          signature(brand),
        ],
      }
    : {
        subject: `Your ${brand.name} demo is canceled, ${lead.demo_id}`,
        preheader: `It was to be ${timeText(lead.preferred_datetime)}.`,
        title: 'Your demo is canceled',
        blocks: [
          paragraph(`Hello ${lead.first_name},`),
          rows(['It was', timeText(lead.preferred_datetime)], ['Demo number', lead.demo_id]),
          paragraph('The calendar file attached takes it out of your calendar.'),
          paragraph('If you change your mind, ask for another one whenever it suits you.'),
          signature(brand),
        ],
      };

/** To the sales team. */
export const demoChangeNotice = (lead: DemoChange, timeText: TimeText): MailContent => {
  const name = `${lead.first_name} ${lead.last_name}`;
  const isMoved = lead.lead === 'demo-moved';
  return {
    subject: `Demo ${isMoved ? 'moved' : 'canceled'}: ${name}, ${lead.demo_id}`,
    preheader: `${timeText(lead.preferred_datetime)}, ${lead.phone}`,
    title: isMoved ? 'A visitor moved their demo' : 'A visitor canceled their demo',
    blocks: [
      rows(
        ['Name', name],
        ['E-mail', lead.email],
        ['Phone', lead.phone],
        [isMoved ? 'Now' : 'It was', timeText(lead.preferred_datetime)],
        ...(isMoved ? [['Before', timeText(lead.previous_datetime)] as const] : []),
        ['Demo number', lead.demo_id],
      ),
      ANSWER_GOES_TO_VISITOR,
    ],
  };
};

/** To the sales team. */
export const demoNotice = (lead: DemoLead, timeText: TimeText): MailContent => ({
  subject: `Demo requested: ${nameOf(lead)}, ${lead.demo_id}`,
  preheader: `${timeText(lead.preferred_datetime)}, ${lead.monthly_budget}, ${lead.phone}`,
  title: `${nameOf(lead)} asked for a demo`,
  blocks: [
    rows(
      ['Name', nameOf(lead)],
      ['E-mail', lead.email],
      ['Phone', lead.phone],
      ['Experience', lead.real_estate_experience],
      ['Monthly budget', lead.monthly_budget],
      ['When', timeText(lead.preferred_datetime)],
      ['Where', { href: lead.meet_link }],
      ['Demo number', lead.demo_id],
      ...sourceRows(lead.source),
    ),
    ANSWER_GOES_TO_VISITOR,
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
  title: 'Your seat is saved',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph('Join 5 minutes early, so that you are settled when it begins.'),
    eventRows(lead, timeText, ['Receipt', lead.receipt]),
    button('Open the event’s page', lead.event.url),
    paragraph('The calendar file attached shows it in your own time.'),
    ...linkBlocks(lead, 'You can’t come? Then somebody else may have your seat:'),
    paragraph('A question you would like answered there? Answer this mail.'),
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
  button('See or cancel your registration', link),
];

/** To the visitor who called a registration off. */
export const cancellationConfirmation = (
  lead: RegistrationLead,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `Your registration is canceled: ${lead.event.title}`,
  preheader: 'Nobody expects you. You can register again on the event’s page.',
  title: 'Your registration is canceled',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph('You canceled your registration. The calendar file attached takes it out again.'),
    eventRows(lead, timeText),
    paragraph('You would like to come after all? You can register again:'),
    button('Open the event’s page', lead.event.url),
    signature(brand),
  ],
});

/** To the visitor who has a place, a day and an hour before. */
export const registrationReminder = (
  lead: RegistrationLead,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `A reminder: ${lead.event.title}`,
  preheader: timeText(lead.event.starts_at),
  title: 'It begins soon',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph('You have a seat. Join 5 minutes early, so that you are settled when it begins.'),
    eventRows(lead, timeText),
    button('Open the event’s page', lead.event.url),
    ...linkBlocks(lead, 'You can’t come? Then somebody else may have your seat:'),
    signature(brand),
  ],
});

/** To the visitor whose event does not take place. */
export const eventCanceled = (
  lead: RegistrationLead,
  timeText: TimeText,
  brand: MailBrand,
): MailContent => ({
  subject: `Canceled: ${lead.event.title}`,
  preheader: 'This event does not take place. We are sorry.',
  title: 'This event does not take place',
  blocks: [
    paragraph(`Hello ${lead.first_name},`),
    paragraph('We had to cancel this event, and are sorry that we did. You need not do anything.'),
    eventRows(lead, timeText),
    paragraph('A question you would have asked there? Answer this mail.'),
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
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ['Company', lead.company],
    ['Event', lead.event.title],
    ['When', timeText(lead.event.starts_at)],
    ['Receipt', lead.receipt],
    ...sourceRows(lead.source),
  ),
  quote('Reason for attending', lead.reason_for_attending),
  ANSWER_GOES_TO_VISITOR,
];

/** To the sales team. */
export const cancellationNotice = (lead: RegistrationLead, timeText: TimeText): MailContent => ({
  subject: subjectOf('Registration canceled', lead),
  preheader: `${lead.company}, ${lead.email}, ${lead.phone}`,
  title: 'Somebody canceled a registration',
  blocks: guestBlocks(lead, timeText),
});

const ANSWER_GOES_TO_VISITOR = paragraph('An answer to this mail goes to the visitor.');

/** To somebody who asked for the newsletter: whoever has the mailbox is to say so. */
export const newsletterConfirmation = (
  { confirm_url, unsubscribe_url }: NewsletterConfirmation,
  brand: MailBrand,
): MailContent => ({
  subject: `One step left: ${brand.name}’s letter`,
  preheader: 'Confirm that it may come to this address. The link holds for 48 hours.',
  title: 'May we write to you?',
  blocks: [
    paragraph(
      `Somebody, most likely you, asked for ${brand.name}’s letter to come to this address. It comes only once you have confirmed that:`,
    ),
    button('Confirm my address', confirm_url),
    paragraph(
      'The link holds for 48 hours. If it was not you, do nothing: without a confirmation nothing is sent, and the address is deleted. You can also say so at once:',
    ),
    button('I do not want the letter', unsubscribe_url),
    signature(brand),
  ],
  headers: unsubscribeHeaders(unsubscribe_url),
});

/** Lets mail programs offer to unsubscribe with one press (RFC 2369, RFC 8058); every mail of the newsletter has them. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': ONE_CLICK,
});

/** To the sales team: what looks like a machine's is looked at by a person. */
export const quarantineDigest = ({ counts }: QuarantineDigest): MailContent => ({
  subject: 'Forms that were set aside',
  preheader: counts.join(', '),
  title: 'Forms that were set aside',
  blocks: [
    paragraph(
      'These look as if a machine had sent them. Nobody was written to because of them, and some may be from people:',
    ),
    list(counts),
    paragraph(
      'Whoever runs the site sees them by "npm run leads -- quarantined", and lets one in by "release ID".',
    ),
  ],
});
