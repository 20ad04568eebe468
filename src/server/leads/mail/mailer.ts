import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { EmailTexts } from '../../../contract/texts/texts.ts';
import type { MailKind } from '../database/deliveryKinds.ts';
import { DeliveryFailure, PermanentFailure } from '../deliveries/deliveryFailures.ts';
import type { Delivery } from '../deliveries/attemptDelivery.ts';
import { htmlOf, textOf } from './layout.ts';
import { issueMessage, type IssueMail } from './issueMessage.ts';
import type { Mailbox, Message, MessageSettings } from './message.ts';
import { messageOfKind, type MailPayloads } from './messageOfKind.ts';
import { recipientFailure } from './recipientFailure.ts';

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

  const deliver = async ({ id, kind, payload }: Delivery): Promise<void> => {
    const now = getNow();
    if (
      'not_after' in payload &&
      payload.not_after &&
      Date.parse(payload.not_after) <= now.getTime()
    ) {
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
    const message = messageOfKind(kind as MailKind, payload as MailPayloads[MailKind], settings);
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
