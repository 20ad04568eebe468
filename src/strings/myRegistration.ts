/** Words of the page that a registration's link opens. */
export const myRegistrationStrings = {
  title: 'Your registration',
  description: 'See your registration for an event, or cancel it.',
  loading: 'Loading your registration...',
  lead: {
    confirmed: 'You have a seat. If you can’t come, cancel it here so someone else can have it.',
    canceled: 'Your seat has been released.',
  },
  event: 'Event',
  when: 'When',
  name: 'Name',
  email: 'Email',
  status: 'Status',
  statuses: { confirmed: 'Confirmed', canceled: 'Canceled' },
  cancel: {
    title: 'You can’t come?',
    text: 'Your seat goes back to the event. We will email you a confirmation.',
    submit: 'Cancel the registration',
    submitting: 'Canceling...',
  },
  canceled: {
    title: 'Your registration is canceled',
    text: 'If you change your mind, you can register again on the event’s page.',
    action: 'Open the event',
  },
  over: {
    title: 'This event has begun',
    text: 'From its beginning on nothing can be changed here. The recordings of earlier sessions are open all day.',
  },
  unknown: {
    title: 'There is no such registration',
    text: 'Part of the link may be missing. Open it again from your confirmation email.',
  },
  submitted: 'Your registration is canceled',
  failed: 'That did not work. Please try again.',
} as const;
