import { touchText, type LeadSource } from '../../contract/leadSource.ts';
import type { DemoLead, ForwardRefusal, QuarantineDigest, RegistrationLead } from './lead.ts';

export interface MailText {
  subject: string;
  /** Plain text. */
  text: string;
}

/** Who writes to visitors, and the line below the name. */
export interface MailBrand {
  name: string;
  signature: string;
}

const signatureOf = ({ name, signature }: MailBrand): string => `${name}\n${signature}`;

const paragraphs = (...texts: string[]): string => `${texts.join('\n\n')}\n`;

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

const table = (rows: [string, string][]): string =>
  rows.map(([name, value]) => `${name}: ${value}`).join('\n');

/** What brought a visitor here; leads from before it was kept have none. */
const sourceRows = (source: LeadSource | null | undefined): [string, string][] => {
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
): MailText => ({
  subject: `Your ${brand.name} demo, ${lead.demo_id}`,
  text: paragraphs(
    `Hello ${lead.first_name},`,
    'Your demo is booked. Bring your questions and, if you like, a spreadsheet of last month’s leads.',
    table([
      ['When', timeText(lead.preferred_datetime)],
      ['Where', lead.meet_link],
      ['Demo number', lead.demo_id],
    ]),
    `The calendar file attached shows it in your own time. It is also here: ${lead.event_link}`,
    'If the time no longer suits you, answer this mail and we will find another.',
    signatureOf(brand),
  ),
});

/** To the sales team. */
export const demoNotice = (lead: DemoLead, timeText: TimeText): MailText => ({
  subject: `Demo requested: ${lead.first_name} ${lead.last_name}, ${lead.demo_id}`,
  text: paragraphs(
    table([
      ['Name', `${lead.first_name} ${lead.last_name}`],
      ['E-mail', lead.email],
      ['Phone', lead.phone],
      ['Experience', lead.real_estate_experience],
      ['Monthly budget', lead.monthly_budget],
      ['When', timeText(lead.preferred_datetime)],
      ['Where', lead.meet_link],
      ['Demo number', lead.demo_id],
      ...sourceRows(lead.source),
    ]),
    'An answer to this mail goes to the visitor.',
  ),
});

/** To the visitor who registered for an event. */
export const registrationConfirmation = (
  lead: RegistrationLead,
  timeText: TimeText,
  brand: MailBrand,
): MailText => ({
  subject: `You are registered: ${lead.event.title}`,
  text: paragraphs(
    `Hello ${lead.first_name},`,
    'Your seat is saved.',
    table([
      ['Event', lead.event.title],
      ['When', timeText(lead.event.starts_at)],
      ['Where', lead.event.url],
    ]),
    'The calendar file attached shows it in your own time. Join 5 minutes early, so that you are settled when it begins.',
    'A question you would like answered there? Answer this mail.',
    signatureOf(brand),
  ),
});

/** To the sales team. */
export const registrationNotice = (lead: RegistrationLead, timeText: TimeText): MailText => ({
  subject: `${lead.update_of === null ? 'Registered' : 'Registration changed'} for ${lead.event.title}: ${lead.first_name} ${lead.last_name}`,
  text: paragraphs(
    ...(lead.update_of === null
      ? []
      : [
          `Sent again, with something else in it (${lead.revision}). This counts now; what was sent before is kept.`,
        ]),
    table([
      ['Name', `${lead.first_name} ${lead.last_name}`],
      ['E-mail', lead.email],
      ['Phone', lead.phone],
      ['Company', lead.company],
      ['Event', lead.event.title],
      ['When', timeText(lead.event.starts_at)],
      ...sourceRows(lead.source),
    ]),
    `Reason for attending:\n${lead.reason_for_attending}`,
    'An answer to this mail goes to the visitor.',
  ),
});

/** To the sales team: what looks like a machine's is looked at by a person. */
export const quarantineDigest = ({ counts }: QuarantineDigest): MailText => ({
  subject: 'Forms that were set aside',
  text: paragraphs(
    'These look as if a machine had sent them. Nobody was written to because of them, and some may be from people:',
    counts.join('\n'),
    'Whoever runs the site sees them by "npm run leads -- quarantined", lets one in by "release ID", and deletes one by "drop ID".',
  ),
});

/** To the sales team: nobody else will look after it. */
export const forwardRefusal = ({ id, call, body, status, reason }: ForwardRefusal): MailText => ({
  subject: 'A form that the content API refused',
  text: paragraphs(
    `While the content API was down this was kept for it. It refuses it now (${status}): ${reason || 'it does not say why.'}`,
    table([['Form', call], ['Kept as', id], ...Object.entries(body).map(fieldRow)]),
    'Nothing more happens by itself.',
  ),
});

const fieldRow = ([name, value]: [string, unknown]): [string, string] => [
  name,
  typeof value === 'string' ? value : JSON.stringify(value),
];
