/** Words of the page that a demo's link opens. */
export const myDemoStrings = {
  title: 'Your demo',
  description: 'Move your demo to another hour, or cancel it.',
  loading: 'Loading your demo...',
  lead: 'Something came up? Choose another hour here, or cancel.',
  when: 'When',
  number: 'Demo ID',
  meeting: 'Meeting',
  joinMeeting: 'Join Meeting',
  calendar: 'Calendar',
  addToCalendar: 'Add to Calendar',
  move: {
    title: 'Choose another hour',
    submit: 'Move the demo',
    submitting: 'Moving...',
  },
  cancel: {
    title: 'Not at all?',
    text: 'We then take it out of our calendar, and write to you that it is canceled.',
    submit: 'Cancel the demo',
    submitting: 'Canceling...',
  },
  moved: 'Your demo is moved.',
  canceled: {
    title: 'This demo is canceled',
    text: 'If you change your mind, ask for another one whenever it suits you.',
    action: 'Request a Demo',
  },
  over: {
    title: 'This demo has begun',
    text: 'From its hour on it can’t be changed here. If you missed it, ask for another one.',
  },
  unknown: {
    title: 'There is no such demo',
    text: 'The link may have been cut off on its way. The mail that confirmed your demo has it whole.',
  },
  submitted: 'Your demo has been changed.',
  failed: 'That did not work. Please try again.',
} as const;
