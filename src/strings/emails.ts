import { eventDay } from '../lib/dates.ts';

/** Emails name the fields of a form by the labels of its declaration. */
export const emailStrings = {
  greeting: (firstName: string) => `Hi ${firstName},`,
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
    return daysAhead === 1 ? 'is tomorrow' : `is on ${eventDay(day)}`;
  },
  demoId: 'Demo ID',
  previousTime: 'Previous time',
  duration: 'Duration',
  previousDuration: 'Previous duration',
  event: 'Event',
  receipt: 'Confirmation number',
  starts: 'Starts',
  source: 'Source',
  firstSource: 'First source',
  lastSource: 'Last source',
  repliesTo: 'Replies go to the visitor.',
} as const;

export const demoEmailStrings = {
  title: (brand: string, status: string) => `Your ${brand} demo ${status}`,
  reminder: (brand: string, status: string) => `Reminder: your ${brand} demo ${status}`,
  join: 'Join the demo',
  addToCalendar: 'Add to calendar',
  change: 'Need to change it?',
  moveOrCancel: 'Reschedule or cancel',
  calendar: {
    title: (brand: string) => `${brand} demo`,
    text: (brand: string, id: string, link: string) =>
      `Your ${brand} demo, ID ${id}.\nJoin here: ${link}`,
  },
  states: {
    demo: {
      status: 'is booked',
      notice: 'New demo request',
      note: 'Bring your questions and, if you like, a spreadsheet of last month’s leads. The calendar file is attached, or add the demo here:',
    },
    'demo-moved': {
      status: 'has been rescheduled',
      notice: 'Demo rescheduled',
      note: 'The attached calendar file updates the time, or add the demo here:',
    },
    'demo-canceled': {
      status: 'has been canceled',
      notice: 'Demo canceled',
      note: 'The attached file removes it from your calendar. If you change your mind, you can book another one anytime.',
    },
  },
} as const;

export const eventEmailStrings = {
  details: 'View event details',
  cancel: 'Can’t make it? Cancel here so someone else can have your spot:',
  viewOrCancel: 'View or cancel registration',
  calendarText: (brand: string, link: string) =>
    `A live session from ${brand}. Join 5 minutes early.\n${link}`,
  calendarJoin: (link: string) => `Join here: ${link}`,
  join: 'Join the event',
  joinTime: 'This link is yours. It works from 15 minutes before the start until the end.',
  joinLater: 'We’ll email you the link to join before the event starts.',
  notice: (isCanceled: boolean) =>
    isCanceled ? 'Registration canceled' : 'New event registration',
  registered: {
    status: 'You’re registered',
    title: 'You’re registered',
    note: 'Join 5 minutes early so you’re ready when it starts. The calendar file is attached. Have a question for the session? Just reply to this email.',
  },
  canceled: {
    status: 'Registration canceled',
    title: 'Your registration is canceled',
    note: 'The attached file removes it from your calendar. Change your mind? Register again:',
  },
  oneCanceled: {
    status: 'Registration canceled',
    title: 'Your registration is canceled',
    note: 'You registered more than once. Your other registration for this event is still valid.',
  },
  reminder: (time: string) => ({
    status: 'Reminder',
    title: `Your event ${time}`,
    note: 'You’re registered. Join 5 minutes early so you’re ready when it starts.',
  }),
  moved: {
    status: 'New time',
    title: 'This event has a new time',
    note: 'You’re still registered. The attached file updates your calendar.',
  },
  lengthChanged: {
    status: 'New duration',
    title: 'This event has a new duration',
    note: 'You’re still registered. The attached file updates your calendar.',
  },
  addressChanged: {
    status: 'How to join',
    title: 'How to join this event',
    note: 'You’re registered, and the time hasn’t changed.',
  },
  addressNotes: {
    added: 'The event now has a link to join.',
    changed: 'The event moved to another address. Use the link below, which leads to the new one.',
    removed: 'The address to join is changing, so please don’t use an earlier one.',
  },
  eventCanceled: {
    status: 'Canceled',
    title: 'This event has been canceled',
    note: 'We had to cancel this event, and we’re sorry. The attached file removes it from your calendar, so you don’t need to do anything. Had a question for us? Reply to this email and we’ll answer it.',
  },
} as const;

export const newsletterEmailStrings = {
  subject: (brand: string) => `Confirm your ${brand} newsletter subscription`,
  preheader: 'Please confirm your address.',
  title: 'One more step',
  request: (brand: string) =>
    `Someone (probably you) signed up for the ${brand} newsletter with this address. Please confirm:`,
  confirm: 'Confirm my address',
  ignore:
    'If it wasn’t you, ignore this email: we won’t send anything, and we’ll delete the address. Or tell us now:',
  refuse: 'Don’t subscribe me',
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
