import type { EmailTexts } from '../../../contract/texts/texts.ts';
import type { MailBrand, MailContent } from './layout.ts';

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
  /** Messages to sales have this very object as `to`, by which the mailer knows them. */
  salesEmail: Mailbox;
  timeZone: string;
  texts: EmailTexts;
  /** The time of sending. */
  now: Date;
}
