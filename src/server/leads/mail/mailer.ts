import { createTransport } from 'nodemailer';
import type { MailKind } from '../database/schema.ts';
import type { Lead } from '../deliveries/lead.ts';
import { DeliveryFailure, PermanentFailure, type Delivery } from '../deliveries/outbox.ts';
import { htmlOf, LANGUAGE, textOf } from './layout.ts';
import {
  messageOf,
  type MailLeads,
  type Mailbox,
  type Message,
  type MessageSettings,
} from './messages.ts';

const CONNECTIONS = 3;

export interface MailerOptions extends MessageSettings {
  /** `smtp://user:password@host:587` or `smtps://` */
  url: string;
  from: Mailbox;
  timeoutMs?: number;
}

/** @param text `Ruth Abara <ruth@example.com>`, or an address alone, which gets the default name */
export const parseMailbox = (text: string, defaultName = ''): Mailbox => {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || defaultName, address };
};

export const createMailer = ({ url, from, timeoutMs = 30_000, ...settings }: MailerOptions) => {
  const openTransport = () => createTransport(transportUrl(url, timeoutMs));
  let transport = openTransport();
  const domain = from.address.split('@')[1] ?? 'localhost';

  const send = async (message: Message, messageId?: string): Promise<void> => {
    const { to, replyTo, subject, calendar } = message;
    const sending = transport.sendMail({
      from,
      to,
      ...(replyTo && { replyTo }),
      subject,
      text: textOf(message, settings.brand),
      html: htmlOf(message, settings.brand),
      ...(calendar && { attachments: [attachmentOf(calendar)] }),
      ...(messageId && { messageId }),
      headers: { ...HEADERS, ...message.headers },
    });
    try {
      await withTimeout(sending, timeoutMs);
    } catch (error) {
      if (error instanceof DeliveryFailure) {
        // Queued emails must not wait for the stuck connection.
        transport.close();
        transport = openTransport();
      }
      throw error;
    }
  };

  /** @throws PermanentFailure when retrying is useless */
  const deliver = async ({ id, kind, lead }: Delivery): Promise<void> => {
    refuseExpired(lead);
    // The outbox sends only emails here, each with the payload of its kind.
    const message = messageOf(kind as MailKind, lead as MailLeads[MailKind], settings);
    // The same for every attempt, so that mail programs can drop duplicates.
    const messageId = `<${id}@${domain}>`;
    await send(message, messageId).catch((error: unknown) => {
      // A rejected sales address is a configuration error, so notices are retried.
      const isFinal = message.to !== settings.salesEmail && isUnknownMailbox(error);
      throw isFinal ? new PermanentFailure(error) : error;
    });
  };
  const close = () => transport.close();
  return { deliver, send, close };
};

/** Prevents out-of-office replies: RFC 3834, and Microsoft's header. */
const HEADERS = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  'Content-Language': LANGUAGE,
};

/** A reminder that arrives after the start only confuses. */
const refuseExpired = (lead: Lead): void => {
  if ('not_after' in lead && lead.not_after && Date.parse(lead.not_after) <= Date.now())
    throw new PermanentFailure(new DeliveryFailure('the reminder expired'));
};

/** Nodemailer's pool requeues an email once when its idle connection was closed; the outbox does all other retries. */
const transportUrl = (url: string, timeoutMs: number): string => {
  const options = {
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Next to a URL, Nodemailer ignores an options object.
  const withOptions = new URL(url);
  for (const [name, value] of Object.entries(options))
    withOptions.searchParams.set(name, String(value));
  return withOptions.href;
};

/** An attachment rather than an alternative: Outlook would show the appointment in place of the text. */
const attachmentOf = (file: { filename: string; content: string }) => {
  // RFC 6047, section 2.4: the type repeats the file's method.
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(file.content) ?? [];
  return { ...file, contentType: `text/calendar; charset=utf-8; method=${method}` };
};

/**
 * Whether the mail server says that the mailbox does not exist. Other rejections may be temporary or concern our own
 * configuration: credentials (530, 535), the sender, a blocklist or relaying (5.7.x), a full mailbox (552, 5.2.2).
 */
const isUnknownMailbox = (error: unknown): boolean => {
  const { command, response = '' } = Object(error) as { command?: string; response?: string };
  const [, code, status] = /^(5\d\d)[ -](?:5\.(\d+\.\d+) )?/.exec(response) ?? [];
  if (code === undefined) return false;
  // RFC 3463: X.1 is about addresses (X.1.7 and X.1.8 about the sender's), X.2.1 is a disabled mailbox.
  if (status !== undefined) return /^(?:1\.(?:[0-6]|10)|2\.1)$/.test(status);
  // RFC 5321: without an enhanced code, 550, 551 and 553 are about the recipient.
  return command === 'RCPT TO' && ['550', '551', '553'].includes(code) && !/relay/i.test(response);
};

const withTimeout = async (sending: Promise<unknown>, ms: number) => {
  const timeout = Promise.withResolvers<never>();
  const failure = new DeliveryFailure('the mail server timed out');
  const timer = setTimeout(() => timeout.reject(failure), ms);
  try {
    await Promise.race([sending, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
};
