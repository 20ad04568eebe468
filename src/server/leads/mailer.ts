import { createTransport } from 'nodemailer';
import { EVENT_TIME_ZONE } from '../../contract/constants.ts';
import { calendarFile } from '../../lib/calendar.ts';
import { demoCalendar } from './demoCalendar.ts';
import { DeliveryFailure, PermanentFailure } from './deliveryFailure.ts';
import type { DemoLead, RegistrationLead } from './lead.ts';
import {
  demoConfirmation,
  demoNotice,
  forwardRefusal,
  quarantineDigest,
  registrationConfirmation,
  registrationNotice,
  timeTexts,
} from './mailTexts.ts';
import type { MailBrand, MailText, TimeText } from './mailTexts.ts';
import type { Delivery } from './outbox.ts';

/** Milliseconds for each step of a conversation with the mail server, and for the whole of it. */
const STEP_TIMEOUT_MS = 10_000;
const TIMEOUT_MS = 30_000;

export interface MailerOptions {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string;
  from: string;
  /** Who is told of new leads. */
  salesEmail: string;
  brand: MailBrand;
  /** Zone in which mails say when something is. */
  timeZone?: string;
  stepTimeoutMs?: number;
  timeoutMs?: number;
}

type Person = DemoLead | RegistrationLead;

/** Sends what the outbox holds as mails: confirmations to visitors, notices to the sales team. */
export const createMailer = ({
  url,
  from,
  salesEmail,
  brand,
  timeZone = EVENT_TIME_ZONE,
  stepTimeoutMs = STEP_TIMEOUT_MS,
  timeoutMs = TIMEOUT_MS,
}: MailerOptions): ((delivery: Delivery) => Promise<void>) => {
  const transport = createTransport(withLimits(url, stepTimeoutMs));
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';

  return async (delivery) => {
    const mail = mailOf(delivery, { salesEmail, brand, timeText: timeTexts(timeZone) });
    if (!mail) return;
    const sending = transport.sendMail({
      from,
      ...mail,
      subject: oneLine(mail.subject),
      // A mail that is sent twice has the same number twice, so that mail programs show it once.
      messageId: `<${delivery.id}@${domain}>`,
      date: new Date(delivery.createdAt),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    try {
      await within(timeoutMs, sending);
    } catch (error) {
      // A notice goes to our own address: if that is wrong, somebody mends it, and no notice is to be lost for it.
      const isToVisitor = mail.to !== salesEmail;
      throw isToVisitor && isAddressRefused(error) ? new PermanentFailure(error) : error;
    }
  };
};

/**
 * Whether a mail server said for good that there is no such mailbox. Every other refusal may pass, or is about our own
 * set-up and the same for every mail: a password (530, 535), a sender, a blocklist or a relay (5.7.x), a full mailbox
 * (552, 5.2.2), a text that was taken for spam (554).
 */
const isAddressRefused = (error: unknown): boolean => {
  const { command, response = '' } = Object(error) as { command?: string; response?: string };
  const [, code, status] = /^(5\d\d)[ -](?:5\.(\d+\.\d+) )?/.exec(response) ?? [];
  if (code === undefined) return false;
  // RFC 3463: addresses are X.1 (7 and 8 are the sender's), a mailbox that takes nothing any more is 2.1.
  if (status !== undefined) return /^(?:1\.(?:[0-6]|10)|2\.1)$/.test(status);
  // RFC 5321, without an enhanced code: 550 no such mailbox, 551 not here, 553 no such name.
  return command === 'RCPT TO' && ['550', '551', '553'].includes(code) && !/relay/i.test(response);
};

/** Nodemailer reads no options beside an address, only those in its query; without them it waits for minutes. */
const withLimits = (url: string, stepTimeoutMs: number): string => {
  const address = new URL(url);
  for (const step of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    address.searchParams.set(step, String(stepTimeoutMs));
  }
  for (const limit of ['disableFileAccess', 'disableUrlAccess']) {
    address.searchParams.set(limit, 'true');
  }
  return address.href;
};

interface MailSettings extends Pick<MailerOptions, 'salesEmail' | 'brand'> {
  timeText: TimeText;
}

/** What a delivery amounts to; undefined for what is nobody's mail. */
const mailOf = ({ kind, lead }: Delivery, { salesEmail, brand, timeText }: MailSettings) => {
  if (lead.lead === 'quarantine-digest') return { to: salesEmail, ...quarantineDigest(lead) };
  if (lead.lead === 'forward-refusal') return { to: salesEmail, ...forwardRefusal(lead) };
  if (lead.lead !== 'demo' && lead.lead !== 'registration') return undefined;
  const isNotice = kind.endsWith('-notice');
  const visitor = { name: fullName(lead), address: lead.email };
  const text = isNotice ? noticeOf(lead, timeText) : confirmationOf(lead, timeText, brand);
  return isNotice
    ? { to: salesEmail, replyTo: visitor, ...text }
    : { to: visitor, ...text, attachments: [calendarOf(lead, brand.name)] };
};

const noticeOf = (lead: Person, timeText: TimeText): MailText =>
  lead.lead === 'demo' ? demoNotice(lead, timeText) : registrationNotice(lead, timeText);

const confirmationOf = (lead: Person, timeText: TimeText, brand: MailBrand): MailText =>
  lead.lead === 'demo'
    ? demoConfirmation(lead, timeText, brand)
    : registrationConfirmation(lead, timeText, brand);

const calendarOf = (lead: Person, brand: string) => ({
  filename: lead.lead === 'demo' ? 'demo.ics' : 'event.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content:
    lead.lead === 'demo'
      ? demoCalendar({
          id: lead.demo_id,
          startsAt: new Date(lead.preferred_datetime),
          requestedAt: new Date(lead.created_at),
          meetingUrl: lead.meet_link,
          brand,
          host: new URL(lead.event_link).hostname,
        })
      : eventCalendar(lead, brand),
});

const eventCalendar = ({ event, created_at }: RegistrationLead, brand: string): string =>
  calendarFile({
    uid: `event-${event.id}@${new URL(event.url).hostname}`,
    stamp: new Date(created_at),
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: event.title,
    description: `An event of ${brand}. Join 5 minutes early.\n${event.url}`,
    location: event.url,
    url: event.url,
  });

const fullName = ({ first_name, last_name }: Person): string =>
  oneLine(`${first_name} ${last_name}`);

/** A line break in a header would begin another header. */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const oneLine = (text: string): string => text.replace(/[\u0000-\u001F\u007F\s]+/g, ' ').trim();

const within = async (ms: number, sending: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeliveryFailure('the mail server is too slow')), ms);
  });
  try {
    await Promise.race([sending, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
