/** Words of the page that a registration's link opens. */
export const myRegistrationStrings = {
  title: 'Your registration',
  description: 'See your registration for an event, or cancel it.',
  loading: 'Loading your registration...',
  lead: {
    confirmed: 'You have a place. You can’t come? Cancel it here, and somebody else has it.',
    waiting:
      'All places are taken, and you are on the waiting list. We write to you as soon as there is a place for you.',
    canceled: 'Nobody expects you any more.',
  },
  event: 'Event',
  when: 'When',
  name: 'Name',
  email: 'Email',
  standing: 'Your place',
  standings: { confirmed: 'Yours', waiting: 'On the waiting list', canceled: 'Canceled' },
  cancel: {
    title: 'You can’t come?',
    text: 'Your place goes to who has waited longest for one. We write to you that it is canceled.',
    leave: 'You then leave the waiting list. We write to you that you did.',
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
    text: 'The link may have been cut off on its way, or you have registered anew since. The newest mail has the link that works.',
  },
  failed: 'That did not work. Please try again.',
} as const;
