import { longDayText } from '../lib/dayTexts.ts';

/** What comes with a state or a value, and emails to the sales address. Other words are in content/texts/emails.yaml. */
export const emailStrings = {
  when: 'When',
  whenCanceled: 'Was scheduled for',
  canceledTime: (time: string) => `It was scheduled for ${time}.`,
  startsIn: (minutes: number) => {
    if (minutes > 50) return 'starts in an hour';
    return minutes > 1 ? `starts in ${minutes} minutes` : 'starts now';
  },
  /** @param day `2026-12-03` */
  startsOn: (day: string, daysAhead: number) => {
    if (daysAhead <= 0) return 'is today';
    return daysAhead === 1 ? 'is tomorrow' : `is on ${longDayText(day)}`;
  },
  demoId: 'Demo ID',
  previousTime: 'Previous time',
  duration: 'Duration',
  previousDuration: 'Previous duration',
  event: 'Event',
  receipt: 'Confirmation number',
} as const;

export const calendarStrings = {
  demoTitle: (brand: string) => `${brand} demo`,
  demoText: (brand: string, id: string, link: string) =>
    `Your ${brand} demo, ID ${id}.\nJoin here: ${link}`,
  eventText: (brand: string, link: string) =>
    `A live session from ${brand}. Join 5 minutes early.\n${link}`,
  joinEvent: (link: string) => `Join here: ${link}`,
} as const;

/** Notices of leads name the fields of a form by the labels of its declaration. */
export const noticeEmailStrings = {
  demo: {
    demo: 'New demo request',
    'demo-moved': 'Demo rescheduled',
    'demo-canceled': 'Demo canceled',
  },
  registration: (isCanceled: boolean) =>
    isCanceled ? 'Registration canceled' : 'New event registration',
  join: 'Join the demo',
  starts: 'Starts',
  source: 'Source',
  firstSource: 'First source',
  lastSource: 'Last source',
  repliesTo: 'Replies go to the visitor.',
} as const;

export const digestEmailStrings = {
  title: 'Possible spam submissions',
  intro:
    'These are new and look automated, so we didn’t email anyone about them. Some may be real:',
  commands:
    'To list them, run "npm run leads -- quarantined". To release or delete one, run "npm run leads -- release ID" or "npm run leads -- discard ID". They are deleted after 90 days.',
} as const;

export const noticesEmailStrings = {
  title: (count: number) => (count === 1 ? '1 more lead' : `${count} more leads`),
  intro:
    'Many leads arrived within an hour, so these come in one email. Their visitors have been answered as usual.',
  more: (count: number) =>
    `${count} more are not named here. To list all, run "npm run leads -- list --since today".`,
} as const;
