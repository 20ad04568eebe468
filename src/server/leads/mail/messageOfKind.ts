import type { MailKind } from '../database/deliveryKinds.ts';
import type { NewsletterConfirmation } from '../deliveries/outboxPayload.ts';
import { demoConfirmation, demoReminder } from './demoMessages.ts';
import { peopleChange, reviewMail } from './deskMessages.ts';
import { noticeDigest, quarantineDigest } from './digests.ts';
import {
  eventCanceled,
  eventChanged,
  guestMessage,
  registrationConfirmation,
  registrationLink,
  registrationReminder,
} from './eventMessages.ts';
import { button, paragraph } from './layout.ts';
import { leadNotice } from './leadNotice.ts';
import type { Message, MessageSettings } from './message.ts';

/** Body of a one-click unsubscribe request (RFC 8058, section 3.2). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';

const newsletterConfirmation = (
  { email, confirm_url, unsubscribe_url }: NewsletterConfirmation,
  { salesEmail, texts }: MessageSettings,
): Message => {
  const { subject, preheader, title, ...words } = texts.newsletter_confirmation;
  return {
    to: { name: '', address: email },
    replyTo: salesEmail,
    subject,
    preheader,
    title,
    blocks: [
      paragraph(words.request),
      button(words.confirm, confirm_url),
      paragraph(words.ignore),
      button(words.refuse, unsubscribe_url),
    ],
    headers: { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': ONE_CLICK },
  };
};

const MESSAGES = {
  'demo-confirmation': demoConfirmation,
  'demo-notice': leadNotice,
  'demo-reminder': demoReminder,
  'registration-confirmation': registrationConfirmation,
  'registration-notice': leadNotice,
  'registration-reminder': registrationReminder,
  'registration-link': registrationLink,
  'event-canceled': eventCanceled,
  'event-changed': eventChanged,
  'newsletter-confirmation': newsletterConfirmation,
  'quarantine-digest': quarantineDigest,
  'notice-digest': noticeDigest,
  'people-change': peopleChange,
  review: reviewMail,
  'guest-message': guestMessage,
} satisfies Record<MailKind, (payload: never, settings: MessageSettings) => Message>;

export type MailPayloads = { [Kind in MailKind]: Parameters<(typeof MESSAGES)[Kind]>[0] };

export const messageOfKind = <Kind extends MailKind>(
  kind: Kind,
  payload: MailPayloads[Kind],
  settings: MessageSettings,
): Message => {
  const compose = MESSAGES[kind] as (
    payload: MailPayloads[Kind],
    settings: MessageSettings,
  ) => Message;
  return compose(payload, settings);
};
