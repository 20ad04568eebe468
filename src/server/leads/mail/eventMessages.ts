import { fillText } from '../../../lib/fillText.ts';
import { guestMessageStrings } from '../../../strings/deskEmails.ts';
import type { GuestMessage, RegistrationPayload } from '../deliveries/outboxPayload.ts';
import { registrationCalendar } from './calendars.ts';
import { changeTexts, confirmationTexts, joinBlocks, type AboutEvent } from './eventTexts.ts';
import { button, paragraph, type Block } from './layout.ts';
import type { Message, MessageSettings } from './message.ts';
import { reminderTime, visitorMessage } from './visitorMessage.ts';

const eventMessage = (
  lead: RegistrationPayload,
  settings: MessageSettings,
  { subject, title, note }: AboutEvent,
): Message => {
  const { event, is_canceled, has_another, line } = lead;
  const words = settings.texts.event_links;
  const content = registrationCalendar(lead, settings.brand.name);
  const blocks = [paragraph(note)];
  if (line !== undefined) blocks.push(paragraph(line));
  if (!is_canceled) blocks.push(...joinBlocks(lead, words));
  blocks.push(button(words.details, event.url));
  if (!is_canceled) blocks.push(paragraph(words.cancel), button(words.view_or_cancel, lead.link));
  return visitorMessage(lead, settings, {
    subject: fillText(subject, { event: event.title }),
    title,
    blocks,
    // Canceling one of two registrations must not remove the entry that both share.
    ...(!has_another && { calendar: { filename: 'event.ics', content } }),
  });
};

export const registrationConfirmation = (
  lead: RegistrationPayload,
  settings: MessageSettings,
): Message => eventMessage(lead, settings, confirmationTexts(lead, settings.texts));

export const registrationReminder = (
  lead: RegistrationPayload,
  settings: MessageSettings,
): Message => {
  const { title, ...texts } = settings.texts.event_reminder;
  const when = reminderTime(lead, settings);
  return eventMessage(lead, settings, { ...texts, title: fillText(title, { when }) });
};

export const registrationLink = (lead: RegistrationPayload, settings: MessageSettings): Message =>
  eventMessage(lead, settings, settings.texts.event_link_again);

export const eventCanceled = (lead: RegistrationPayload, settings: MessageSettings): Message =>
  eventMessage(lead, settings, settings.texts.event_canceled);

export const eventChanged = (lead: RegistrationPayload, settings: MessageSettings): Message =>
  eventMessage(lead, settings, changeTexts(lead, settings.texts));

/** The text of the desk, paragraph by paragraph. */
const guestMessageBlocks = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(paragraph);

export const guestMessage = (
  { email, first_name, last_name, subject, text, event, link }: GuestMessage,
  { salesEmail, texts }: MessageSettings,
): Message => ({
  to: { name: `${first_name} ${last_name}`, address: email },
  replyTo: salesEmail,
  subject,
  preheader: event.title,
  title: subject,
  blocks: [
    paragraph(fillText(texts.greeting, { first_name })),
    ...guestMessageBlocks(text),
    button(guestMessageStrings.event, event.url),
    paragraph(guestMessageStrings.why(event.title)),
    button(guestMessageStrings.seat, link),
  ],
});
