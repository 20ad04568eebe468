import { calendarFile } from '../../../lib/calendar.ts';
import { fillText } from '../../../lib/fillText.ts';
import { calendarStrings } from '../../../strings/emails.ts';
import type { DemoPayload } from '../deliveries/outboxPayload.ts';
import { button, paragraph, type Block } from './layout.ts';
import type { Message, MessageSettings } from './message.ts';
import { isCanceled, reminderTime, visitorMessage } from './visitorMessage.ts';

const DEMO_MS = 30 * 60_000;

const demoBlocks = (
  { change_link, meet_link }: DemoPayload,
  { texts: { demo_links: words } }: MessageSettings,
): Block[] => [
  button(words.join, meet_link),
  paragraph(words.change),
  button(words.reschedule, change_link),
];

/** Contains nothing personal, because a calendar link may be passed on. */
export const demoCalendar = (lead: DemoPayload, brand: string): string =>
  calendarFile({
    uid: `${lead.demo_id}@${new URL(lead.event_link).hostname}`,
    sequence: lead.sequence ?? 0,
    isCanceled: isCanceled(lead),
    stamp: new Date(lead.changed_at ?? lead.created_at),
    start: new Date(lead.preferred_datetime),
    end: new Date(Date.parse(lead.preferred_datetime) + DEMO_MS),
    summary: calendarStrings.demoTitle(brand),
    description: calendarStrings.demoText(brand, lead.demo_id, lead.meet_link),
    location: lead.meet_link,
    url: lead.meet_link,
  });

const DEMO_TEXTS = {
  demo: 'demo_booked',
  'demo-moved': 'demo_moved',
  'demo-canceled': 'demo_canceled',
} as const;

export const demoConfirmation = (lead: DemoPayload, settings: MessageSettings): Message => {
  const { demo_links: words, ...texts } = settings.texts;
  const { subject, title, note } = texts[DEMO_TEXTS[lead.type]];
  const links = [button(words.add_to_calendar, lead.event_link), ...demoBlocks(lead, settings)];
  return visitorMessage(lead, settings, {
    subject: fillText(subject, { demo_id: lead.demo_id }),
    title,
    blocks: [paragraph(note), ...(isCanceled(lead) ? [] : links)],
    calendar: { filename: 'demo.ics', content: demoCalendar(lead, settings.brand.name) },
  });
};

export const demoReminder = (lead: DemoPayload, settings: MessageSettings): Message => {
  const { subject, title } = settings.texts.demo_reminder;
  const when = reminderTime(lead, settings);
  return visitorMessage(lead, settings, {
    subject: fillText(subject, { when, demo_id: lead.demo_id }),
    title: fillText(title, { when }),
    blocks: demoBlocks(lead, settings),
  });
};
