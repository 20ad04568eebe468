import { fillText } from '../../../lib/fillText.ts';
import type { DemoPayload } from '../deliveries/outboxPayload.ts';
import { demoCalendar } from './calendars.ts';
import { button, paragraph, type Block } from './layout.ts';
import type { Message, MessageSettings } from './message.ts';
import { isCanceled, reminderTime, visitorMessage } from './visitorMessage.ts';

const demoBlocks = (
  { change_link, meet_link }: DemoPayload,
  { texts: { demo_links: words } }: MessageSettings,
): Block[] => [
  button(words.join, meet_link),
  paragraph(words.change),
  button(words.reschedule, change_link),
];

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
