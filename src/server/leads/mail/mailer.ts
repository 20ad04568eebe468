import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { EmailTexts } from '../../../contract/texts/texts.ts';
import type { MailKind } from '../database/deliveryKinds.ts';
import {
  DeliveryFailure,
  MailboxUnavailable,
  PermanentFailure,
} from '../deliveries/deliveryFailures.ts';
import type { Delivery } from '../deliveries/attemptDelivery.ts';
import { htmlOf, textOf } from './layout.ts';
import { issueMessage, type IssueMail } from './issueMessage.ts';
import { messageOfKind } from './messageOfKind.ts';
import type { Mailbox, Message, MessageSettings } from './message.ts';
import type { MailLeads } from './messageOfKind.ts';

export const CONNECTIONS = 3;

export interface MailerOptions extends Omit<MessageSettings, 'now' | 'texts'> {
  url: string;
  /** Undefined while the document can't be read: emails to visitors are tried again later. */
  getTexts: () => EmailTexts | undefined;
  from: Mailbox;
  timeoutMs?: number;
  now?: () => Date;
}

export const parseMailbox = (text: string, defaultName = ''): Mailbox => {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || defaultName, address };
};

export const createMailer = (options: MailerOptions) => {
  const { url, from, timeoutMs = 30_000, now: getNow = () => new Date(), getTexts } = options;
  const transport = createTransport(transportUrl(url, timeoutMs));
  const domain = from.address.split('@')[1] ?? 'localhost';

  const send = async (message: Message, messageId?: string): Promise<void> => {
    const { to, replyTo, subject, calendar } = message;
    const sending = transport.sendMail({
      from,
      to,
      ...(replyTo && { replyTo }),
      subject,
      text: textOf(message, options.brand),
      html: htmlOf(message, options.brand),
      ...(calendar && { attachments: [attachmentOf(calendar)] }),
      ...(messageId && { messageId }),
      headers: { ...HEADERS, ...message.headers },
    });
    const isLate = pause(timeoutMs, true, { ref: false });
    // Nodemailer's own timeouts begin again with every line of the server.
    if ((await Promise.race([sending, isLate])) === true)
      throw new DeliveryFailure('the mail server timed out');
  };

  const deliver = async ({ id, kind, lead }: Delivery): Promise<void> => {
    const now = getNow();
    if ('not_after' in lead && lead.not_after && Date.parse(lead.not_after) <= now.getTime()) {
      const failure = new DeliveryFailure('the email is about a time that has passed');
      throw new PermanentFailure(failure, 'expired');
    }
    const settings: MessageSettings = {
      ...options,
      now,
      // Emails to the sales address need none.
      get texts() {
        const texts = getTexts();
        if (!texts) throw new DeliveryFailure('texts/emails.yaml can not be used');
        return texts;
      },
    };
    const message = messageOfKind(kind as MailKind, lead as MailLeads[MailKind], settings);
    await sendTo(message, id);
  };

  /** @param id the same for every attempt, so that mail programs can drop duplicates */
  const sendTo = (message: Message, id: string): Promise<void> =>
    send(message, `<${id}@${domain}>`).catch((error: unknown) => {
      // A rejected sales address is a configuration error, so notices are retried. The same object, not the same address: a
      // visitor may type that one.
      throw message.to === options.salesEmail ? error : recipientFailure(error);
    });

  return {
    deliver,
    send,
    /** Sends an issue of the newsletter to a reader. */
    sendIssue: (mail: IssueMail, siteUrl: string) =>
      sendTo(issueMessage(mail, { ...options, siteUrl }), mail.id),
    close: () => transport.close(),
  };
};

/** Prevents out-of-office replies: RFC 3834, and Microsoft's header. */
const HEADERS = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  'Content-Language': 'en',
};

/** Nodemailer's pool requeues an email once when its idle connection was closed; the outbox does all other retries. */
const transportUrl = (url: string, timeoutMs: number): string => {
  const options = {
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    socketTimeout: timeoutMs,
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

/** RFC 3463: X.1 is about addresses (X.1.7 and X.1.8 about the sender's), X.2.1 is a disabled mailbox. */
const UNKNOWN_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?:[0-6]|10)|2\.1) /;
/** RFC 5321 and RFC 7504: without such a code these are about the recipient; X.4 is about the way to it. */
const REFUSED_RECIPIENT = /^5(?:01|5[01346])[ -](?:5\.4\.|(?!5\.\d|.*(?:relay|block|policy)))/is;
/** RFC 6531: the recipient's server, or one on the way, takes no address that is not ASCII. */
const REFUSED_CHARACTERS = /^5\d\d[ -]5\.6\.(?:[789]|10) /;

/** RFC 3463: X.2 is about the mailbox, for example a full one. */
const UNAVAILABLE_MAILBOX = /^[45]\d\d[ -][45]\.2\.\d+ /;
/**
 * X.1 and X.4 as above: the domain is mistyped, or its servers are down. RFC 5321: without such a code, 450 and 552 are
 * about the mailbox. A server that greylists (RFC 6647) takes the email later.
 */
const UNAVAILABLE_RECIPIENT =
  /^(?:45\d[ -]4\.(?:1\.(?:[0-69]|10)|4\.\d+) |(?:450|552)[ -](?![45]\.\d)|4.*gr[ae]y-?list)/is;

/** What a rejection says about the recipient's mailbox; any other error is about the site or the mail server. */
const recipientFailure = (error: unknown): unknown => {
  const { command, response = '' } = Object(error) as { command?: string; response?: string };
  const isRecipient = command === 'RCPT TO';
  // After MAIL FROM they are about the site's own address.
  const areRefused = command !== 'MAIL FROM' && REFUSED_CHARACTERS.test(response);
  const isRefused = isRecipient && REFUSED_RECIPIENT.test(response);
  if (UNKNOWN_MAILBOX.test(response) || areRefused || isRefused)
    return new PermanentFailure(error, 'refused');
  if (UNAVAILABLE_MAILBOX.test(response) || (isRecipient && UNAVAILABLE_RECIPIENT.test(response)))
    return new MailboxUnavailable(error);
  return error;
};
