import { timeInZones } from '../../../lib/momentTexts.ts';
import {
  digestEmailStrings,
  noticeEmailStrings,
  noticesEmailStrings,
} from '../../../strings/emails.ts';
import type { NoticeDigest, QuarantineDigest } from '../deliveries/outboxPayload.ts';
import { paragraph, rows, type Row } from './layout.ts';
import type { Message, MessageSettings } from './message.ts';

export const quarantineDigest = (
  { counts }: QuarantineDigest,
  { salesEmail }: MessageSettings,
): Message => {
  const { title, intro, commands } = digestEmailStrings;
  const blocks = [intro, counts.join('\n'), commands].map(paragraph);
  return { to: salesEmail, subject: title, title, preheader: counts.join(', '), blocks };
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

export const noticeDigest = (
  { count, notices }: NoticeDigest,
  { salesEmail, timeZone }: MessageSettings,
): Message => {
  const { title, intro, more } = noticesEmailStrings;
  const unnamed = count - notices.length;
  return {
    to: salesEmail,
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
