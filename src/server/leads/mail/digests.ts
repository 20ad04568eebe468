import { timeInZones } from '../../../lib/momentTexts.ts';
import {
  digestEmailStrings,
  noticeEmailStrings,
  noticesEmailStrings,
} from '../../../strings/emails.ts';
import { peopleEmailStrings, reviewEmailStrings } from '../../../strings/deskEmails.ts';
import type {
  NoticeDigest,
  PeopleChange,
  QuarantineDigest,
  ReviewMail,
} from '../deliveries/outboxPayload.ts';
import { button, paragraph, rows, type MailContent, type Row } from './layout.ts';

type DigestContent = MailContent & { subject: string };

export const quarantineContent = ({ counts }: QuarantineDigest): DigestContent => {
  const { title, intro, commands } = digestEmailStrings;
  const blocks = [intro, counts.join('\n'), commands].map(paragraph);
  return { subject: title, title, preheader: counts.join(', '), blocks };
};

type Notice = NoticeDigest['notices'][number];

const noticeRow = ({ type, is_canceled, ...notice }: Notice, timeZone: string): Row => {
  const { receipt, name, email, phone, event, starts_at } = notice;
  const what =
    type === 'registration'
      ? noticeEmailStrings.registration(is_canceled)
      : noticeEmailStrings.demo[type];
  const time = timeInZones(Date.parse(starts_at), timeZone, timeZone);
  return [receipt, [`${what}: ${name}`, email, phone, event, time].filter(Boolean).join('\n')];
};

export const noticesContent = (
  { count, notices }: NoticeDigest,
  timeZone: string,
): DigestContent => {
  const { title, intro, more } = noticesEmailStrings;
  const unnamed = count - notices.length;
  return {
    subject: title(count),
    title: title(count),
    preheader: intro,
    blocks: [
      paragraph(intro),
      rows(...notices.map((notice) => noticeRow(notice, timeZone))),
      ...(unnamed > 0 ? [paragraph(more(unnamed))] : []),
    ],
  };
};

export const peopleChangeContent = (
  change: PeopleChange,
  brand: string,
  timeZone: string,
): DigestContent => {
  const { title, intro, by, when, unexpected } = peopleEmailStrings;
  const text = peopleEmailStrings.changes[change.what](change);
  const at = Date.parse(change.at);
  return {
    subject: title(brand),
    title: title(brand),
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
export const reviewContent = ({ what, actor, title, note, url }: ReviewMail): DigestContent => {
  const texts = reviewEmailStrings[what];
  const text = texts.text(actor, title);
  return {
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
