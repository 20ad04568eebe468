import { createTransport } from 'nodemailer';
import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { calendarFile } from '../../../lib/calendar.ts';
import { demoCalendar } from './demoCalendar.ts';
import { DeliveryFailure, PermanentFailure } from '../database/deliveryFailure.ts';
import type {
  DemoChange,
  DemoLead,
  DemoReminder,
  Lead,
  NewsletterConfirmation,
  QuarantineDigest,
  RegistrationLead,
} from '../deliveries/lead.ts';
import { LANGUAGE, mailText } from './mailContent.ts';
import type { MailBrand, MailContent } from './mailContent.ts';
import {
  cancellationConfirmation,
  cancellationNotice,
  demoChangeConfirmation,
  demoChangeNotice,
  demoConfirmation,
  demoNotice,
  demoReminder,
  eventCanceled,
  newsletterConfirmation,
  quarantineDigest,
  registrationConfirmation,
  registrationNotice,
  registrationReminder,
  timeTexts,
} from './messages.ts';
import type { TimeText } from './messages.ts';
import type { Delivery } from '../deliveries/outbox.ts';
import type { MailKind } from '../database/schema.ts';

/** Connections to the mail server that are open at a time, each reused for many emails. */
const CONNECTIONS = 3;

/** Milliseconds for each step of a conversation with the mail server, and for the whole of it. */
const STEP_TIMEOUT_MS = 10_000;
const TIMEOUT_MS = 30_000;

export interface MailerOptions {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string;
  from: Mailbox;
  /** Receives notices of new leads. */
  salesEmail: Mailbox;
  brand: MailBrand;
  /** Zone in which mails say when something is. */
  timeZone?: string;
  stepTimeoutMs?: number;
  timeoutMs?: number;
}

export interface Mailbox {
  /** May be empty. */
  name: string;
  address: string;
}

/** @param text `Ruth Abara <ruth@example.com>`, or an address alone, which gets the default name */
export const parseMailbox = (text: string, defaultName = ''): Mailbox => {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || defaultName, address };
};

export interface Mailer {
  deliver: (delivery: Delivery) => Promise<void>;
  /** Closes idle connections. */
  close: () => void;
}

/** Sends emails over a pool of connections: confirmations to visitors, notices to the sales team. */
export const createMailer = ({
  url,
  from,
  salesEmail,
  brand,
  timeZone = EVENT_TIME_ZONE,
  stepTimeoutMs = STEP_TIMEOUT_MS,
  timeoutMs = TIMEOUT_MS,
}: MailerOptions): Mailer => {
  const openTransport = () => createTransport(withOptions(url, stepTimeoutMs));
  let transport = openTransport();
  const domain = from.address.split('@')[1] ?? 'localhost';

  const settings = { salesEmail, brand, timeText: timeTexts(timeZone) };

  const deliver = async (delivery: Delivery): Promise<void> => {
    refuseTooLate(delivery.lead);
    const mail = mailOf(delivery, settings);
    const { to, replyTo, calendar } = mail;
    // Read with the first mail: most starts send none.
    const { mailHtml } = await import('./layout.ts');
    const sending = transport.sendMail({
      from,
      to,
      ...(replyTo && { replyTo }),
      subject: oneLine(mail.subject),
      text: mailText(mail),
      html: mailHtml(mail, brand.name),
      ...(calendar && { attachments: [calendarFileOf(calendar)] }),
      // A mail that is sent twice has the same number twice, so that mail programs show it once.
      messageId: `<${delivery.id}@${domain}>`,
      headers: { ...HEADERS, ...mail.headers },
    });
    try {
      await within(timeoutMs, sending);
    } catch (error) {
      if (error instanceof DeliveryFailure) {
        // A slow connection must not delay the emails that would wait for it.
        transport.close();
        transport = openTransport();
      }
      // A refused sales address is a wrong setting, so notices are retried.
      throw to !== salesEmail && isRefusedAddress(error) ? new PermanentFailure(error) : error;
    }
  };
  return { deliver, close: () => transport.close() };
};

/** What reminds of something that is over would only confuse. */
const refuseTooLate = (lead: Lead): void => {
  if ('not_after' in lead && lead.not_after && Date.parse(lead.not_after) <= Date.now())
    throw new PermanentFailure(new DeliveryFailure('it would have come too late'));
};

/** Nobody's absence note answers a program (RFC 3834; the second one is for Microsoft's). */
const HEADERS = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  'Content-Language': LANGUAGE,
};

/**
 * Whether the mail server says that the mailbox does not exist. Any other refusal may be temporary, or concerns our own
 * setup and every email alike: a password (530, 535), a sender, a blocklist or a relay (5.7.x), a full mailbox (552,
 * 5.2.2), a text classified as spam (554).
 */
const isRefusedAddress = (error: unknown): boolean => {
  const { command, response = '' } = Object(error) as { command?: string; response?: string };
  const [, code, status] = /^(5\d\d)[ -](?:5\.(\d+\.\d+) )?/.exec(response) ?? [];
  if (code === undefined) return false;
  // RFC 3463: addresses are X.1 (7 and 8 are the sender's), a disabled mailbox is 2.1.
  if (status !== undefined) return /^(?:1\.(?:[0-6]|10)|2\.1)$/.test(status);
  // RFC 5321, without an enhanced code: 550 no such mailbox, 551 not here, 553 no such name.
  const isRefused = command === 'RCPT TO' && ['550', '551', '553'].includes(code);
  return isRefused && !/relay/i.test(response);
};

/** Nodemailer reads options only from the query of a URL. Its default timeouts are minutes. */
const withOptions = (url: string, stepTimeoutMs: number): string => {
  const address = new URL(url);
  for (const step of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    address.searchParams.set(step, String(stepTimeoutMs));
  }
  for (const option of ['pool', 'disableFileAccess', 'disableUrlAccess']) {
    address.searchParams.set(option, 'true');
  }
  address.searchParams.set('maxConnections', String(CONNECTIONS));
  // The outbox retries; a message is requeued only once, when an idle connection was closed meanwhile.
  address.searchParams.set('maxRequeues', '1');
  return address.href;
};

export interface MailSettings extends Pick<MailerOptions, 'salesEmail' | 'brand'> {
  timeText: TimeText;
}

/** One mail: what it says, to whom, and whom an answer goes to. */
export interface Mail extends MailContent {
  to: Mailbox;
  replyTo?: Mailbox;
  /** A file of a calendar, which says by its METHOD what is to be done with it. */
  calendar?: { filename: string; content: string };
}

/** What each kind of mail is about. */
export interface MailLeads extends Record<MailKind, Lead> {
  'demo-confirmation': DemoLead;
  'demo-notice': DemoLead;
  'demo-reminder': DemoReminder;
  'demo-change-confirmation': DemoChange;
  'demo-change-notice': DemoChange;
  'registration-confirmation': RegistrationLead;
  'registration-notice': RegistrationLead;
  'cancellation-confirmation': RegistrationLead;
  'cancellation-notice': RegistrationLead;
  'registration-reminder': RegistrationLead;
  'event-canceled': RegistrationLead;
  'newsletter-confirmation': NewsletterConfirmation;
  'quarantine-digest': QuarantineDigest;
}

/** What a delivery amounts to. */
export const mailOf = (
  { kind, lead }: Pick<Delivery, 'kind' | 'lead'>,
  settings: MailSettings,
): Mail => {
  // The lane delivers mails alone, and each kind's payload is written as `MailLeads` says.
  const write = MAILS[kind as MailKind] as (lead: Lead, settings: MailSettings) => Mail;
  return write(lead, settings);
};

type Visitor = Pick<DemoLead, 'first_name' | 'last_name' | 'email'>;

/** A name is a header's: a line break in it would begin another. */
const mailboxOf = ({ first_name, last_name, email }: Visitor): Mailbox => ({
  name: oneLine(`${first_name} ${last_name}`),
  address: email,
});

/** Whose answers the sales team reads. */
const toVisitor = (visitor: Visitor, { salesEmail }: MailSettings) => ({
  to: mailboxOf(visitor),
  replyTo: salesEmail,
});

const toSales = ({ salesEmail }: MailSettings) => ({ to: salesEmail });

/** Of a visitor, who is answered by answering. */
const noticeOf = (visitor: Visitor, settings: MailSettings) => ({
  ...toSales(settings),
  replyTo: mailboxOf(visitor),
});

/** An email to a guest with a calendar file. */
const withEntry =
  (text: (lead: RegistrationLead, timeText: TimeText, brand: MailBrand) => MailContent) =>
  (lead: RegistrationLead, settings: MailSettings): Mail => ({
    ...text(lead, settings.timeText, settings.brand),
    ...toVisitor(lead, settings),
    calendar: { filename: 'event.ics', content: eventCalendar(lead, settings.brand.name) },
  });

const aboutGuest =
  (text: (lead: RegistrationLead, timeText: TimeText) => MailContent) =>
  (lead: RegistrationLead, settings: MailSettings): Mail => ({
    ...text(lead, settings.timeText),
    ...noticeOf(lead, settings),
  });

const MAILS: {
  [Kind in MailKind]: (lead: MailLeads[Kind], settings: MailSettings) => Mail;
} = {
  'demo-confirmation': (lead, settings) => ({
    ...demoConfirmation(lead, settings.timeText, settings.brand),
    ...toVisitor(lead, settings),
    calendar: { filename: 'demo.ics', content: demoCalendarOf(lead, settings.brand.name) },
  }),
  'demo-notice': (lead, settings) => ({
    ...demoNotice(lead, settings.timeText),
    ...noticeOf(lead, settings),
  }),
  'demo-reminder': (lead, settings) => ({
    ...demoReminder(lead, settings.timeText, settings.brand),
    ...toVisitor(lead, settings),
  }),
  'demo-change-confirmation': (lead, settings) => ({
    ...demoChangeConfirmation(lead, settings.timeText, settings.brand),
    ...toVisitor(lead, settings),
    calendar: { filename: 'demo.ics', content: demoCalendarOf(lead, settings.brand.name) },
  }),
  'demo-change-notice': (lead, settings) => ({
    ...demoChangeNotice(lead, settings.timeText),
    ...noticeOf(lead, settings),
  }),
  'registration-confirmation': withEntry(registrationConfirmation),
  'registration-notice': aboutGuest(registrationNotice),
  'cancellation-confirmation': withEntry(cancellationConfirmation),
  'cancellation-notice': aboutGuest(cancellationNotice),
  'registration-reminder': withEntry(registrationReminder),
  'event-canceled': withEntry(eventCanceled),
  'newsletter-confirmation': (lead, settings) => ({
    ...newsletterConfirmation(lead, settings.brand),
    to: { name: '', address: lead.email },
    replyTo: settings.salesEmail,
  }),
  'quarantine-digest': (lead, settings) => ({ ...quarantineDigest(lead), ...toSales(settings) }),
};

/**
 * An attachment, and no alternative to the text: Outlook would show the appointment in place of the mail.
 * Its type says the file's own method (RFC 6047 §2.4).
 */
const calendarFileOf = ({ filename, content }: { filename: string; content: string }) => ({
  filename,
  content,
  contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'}`,
});

const demoCalendarOf = (lead: DemoLead | DemoChange, brand: string): string =>
  demoCalendar({
    id: lead.demo_id,
    startsAt: new Date(lead.preferred_datetime),
    requestedAt: new Date('changed_at' in lead ? lead.changed_at : lead.created_at),
    sequence: 'sequence' in lead ? lead.sequence : 0,
    isCanceled: lead.lead === 'demo-canceled',
    meetingUrl: lead.meet_link,
    brand,
    host: new URL(lead.event_link).hostname,
  });

const eventCalendar = (lead: RegistrationLead, brand: string): string => {
  const { event, created_at, is_canceled: isCanceled } = lead;
  return calendarFile({
    // The canceled entry of one registration must not replace that of another for the same event.
    uid: `registration-${lead.id}@${new URL(event.url).hostname}`,
    stamp: new Date(created_at),
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: event.title,
    description: `An event of ${brand}. Join 5 minutes early.\n${event.url}`,
    location: event.url,
    url: event.url,
    sequence: isCanceled ? 1 : 0,
    isCanceled,
  });
};

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
