export const myRegistrationStrings = {
  title: 'Your registration',
  description: 'See your registration for an event, or cancel it.',
  loading: 'Loading your registration...',
  lead: {
    confirmed:
      'You’re registered. If you can’t come, cancel here so someone else can have your spot.',
    begun: 'You’re registered.',
    canceled: 'Your spot has been released.',
  },
  event: 'Event',
  when: 'When',
  name: 'Name',
  email: 'Email',
  status: 'Status',
  statuses: { confirmed: 'Confirmed', canceled: 'Canceled' },
  cancel: {
    title: 'Can’t make it?',
    text: 'We’ll give your spot to someone else and email you a confirmation.',
    submit: 'Cancel my registration',
    submitting: 'Canceling...',
  },
  canceled: {
    title: 'Your registration is canceled',
    text: 'If you change your mind, you can register again on the event’s page.',
    action: 'Open the event',
  },
  begun: {
    title: 'This event has already started',
    text: 'Registrations can’t be changed once an event has started.',
  },
  join: {
    title: 'Join the event',
    early: 'Your link works from 15 minutes before the start until the end.',
    open: 'The doors are open. Check your audio and video before you go in.',
    later: 'We’ll email you the link to join before the event starts.',
    action: 'Join the event',
  },
  calendarLabel: 'Calendar',
  calendar: 'Add to your calendar',
  over: {
    title: 'This event has already taken place',
    text: 'Registrations can’t be changed anymore. You can watch our videos anytime.',
  },
  unknown: {
    title: 'We can’t find that registration',
    text: 'Your link may be incomplete. Try the one in your confirmation email.',
  },
  submitted: 'Your registration is canceled',
  failed: 'Something went wrong. Please try again.',
} as const;

export const joinEventStrings = {
  title: 'Join the event',
  description: 'Your link to join the event.',
  loading: 'Looking for your event...',
  early: (title: string) => `${title} hasn’t started yet`,
  opens: 'Come back 15 minutes before. This page then lets you in.',
  later: 'We’ll email you the link to join before the event starts.',
  byEmail: 'The link to join is in our latest email to you.',
  open: {
    title: (title: string) => `${title} is open`,
    text: 'Check your audio and video before you go in.',
    action: 'Join now',
  },
  over: {
    title: (title: string) => `${title} is over`,
    recording: 'Watch the recording',
    event: 'See the event’s page',
  },
  canceled: {
    title: (title: string) => `${title} is canceled`,
    text: 'This event isn’t happening. Everyone who registered has been emailed.',
    action: 'See all events',
  },
  unknown: {
    title: 'We can’t find that registration',
    text: 'Your link may be incomplete, or the registration was canceled. Try the link in your latest email.',
  },
} as const;
