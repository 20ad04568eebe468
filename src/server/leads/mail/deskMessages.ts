import { timeInZones } from '../../../lib/momentTexts.ts';
import { peopleEmailStrings, reviewEmailStrings } from '../../../strings/deskEmails.ts';
import type { PeopleChange, ReviewMail } from '../deliveries/outboxPayload.ts';
import { button, paragraph, rows } from './layout.ts';
import type { Message, MessageSettings } from './message.ts';

/** What the owners of the desk read when someone may use it, or may not any more. */
export const peopleChange = (
  change: PeopleChange,
  { brand, timeZone }: MessageSettings,
): Message => {
  const { title, intro, by, when, unexpected } = peopleEmailStrings;
  const text = peopleEmailStrings.changes[change.what](change);
  const at = Date.parse(change.at);
  return {
    to: { name: '', address: change.to },
    subject: title(brand.name),
    title: title(brand.name),
    preheader: text,
    blocks: [
      paragraph(intro),
      paragraph(text),
      rows([by, change.actor], [when, timeInZones(at, timeZone, timeZone)]),
      paragraph(unexpected),
    ],
  };
};

/** What a person of the desk reads who is asked for a review, or who has asked. */
export const reviewMail = ({ to, what, actor, title, note, url }: ReviewMail): Message => {
  const texts = reviewEmailStrings[what];
  const text = texts.text(actor, title);
  return {
    to: { name: '', address: to },
    subject: texts.subject(title),
    title: texts.subject(title),
    preheader: text,
    blocks: [
      paragraph(text),
      ...(note === '' ? [] : [paragraph(`“${note}”`)]),
      button(texts.button, url),
    ],
  };
};
