import { demoForm, registrationForm, type FormField } from '../../../contract/forms.ts';
import { touchText, type LeadSource } from '../../../contract/leadSource.ts';
import { noticeEmailStrings } from '../../../strings/emails.ts';
import { button, paragraph, rows, type Row } from './layout.ts';
import type { Message, MessageSettings } from './message.ts';
import {
  detailRows,
  isCanceled,
  mailboxOf,
  startOf,
  timeText,
  type VisitorLead,
} from './visitorMessage.ts';

export const leadNotice = (lead: VisitorLead, settings: MessageSettings): Message => {
  const isDemo = lead.type !== 'registration';
  const title = isDemo
    ? noticeEmailStrings.demo[lead.type]
    : noticeEmailStrings.registration(lead.is_canceled);
  const fields = fieldRows(isDemo ? demoForm : registrationForm, { ...lead }, (moment) =>
    timeText(moment, settings, lead),
  );
  const starts: Row[] = isDemo
    ? []
    : [[noticeEmailStrings.starts, timeText(startOf(lead), settings, lead)]];
  return {
    to: settings.salesEmail,
    replyTo: mailboxOf(lead),
    subject: `${title}: ${mailboxOf(lead).name}, ${lead.receipt}`,
    preheader: `${lead.email}, ${lead.phone}`,
    title,
    blocks: [
      rows(...fields, ...starts, ...detailRows(lead, settings), ...sourceRows(lead.source)),
      ...(isDemo && !isCanceled(lead) ? [button(noticeEmailStrings.join, lead.meet_link)] : []),
      paragraph(noticeEmailStrings.repliesTo),
    ],
  };
};

const fieldRows = (
  form: Readonly<Record<string, FormField>>,
  values: Record<string, unknown>,
  momentText: (moment: string) => string,
): Row[] =>
  Object.entries(form).flatMap(([name, { label, rule }]): Row[] => {
    const value = values[name];
    if (typeof value !== 'string' || value === '') return [];
    return [[label, rule === 'moment' ? momentText(value) : value]];
  });

const sourceRows = (source: LeadSource | null): Row[] => {
  if (!source) return [];
  const first = touchText(source.first);
  const last = touchText(source.last);
  if (first === last) return [[noticeEmailStrings.source, first]];
  return [
    [noticeEmailStrings.firstSource, first],
    [noticeEmailStrings.lastSource, last],
  ];
};
