const CALENDAR_STEP = 'Add the event to your calendar.';

export const webinarsStrings = {
  breadcrumb: 'Webinars',
  /** Follows the brand in short titles. */
  section: 'webinars',
  home: {
    metaTitle: 'Webinars and live events',
    description:
      'Live sessions and short recordings for real-estate teams: rotations, campaigns, calls and the numbers behind them.',
    title: 'Webinars and live events',
    lead: 'Live sessions with the people of our own brokerage, who did it last week. Bring a question, leave with a rule you can use on Monday.',
    seeEvents: 'See upcoming events',
    viewAll: 'View all',
    events: {
      title: 'Upcoming events',
      loading: 'Loading events',
      empty: 'No events found',
      emptyText: 'The next session is being planned. The recordings are open all day.',
      viewAll: 'of the events',
    },
    videos: {
      title: 'On demand-videos',
      loading: 'Loading videos',
      empty: 'No videos found',
      emptyText: 'The first recording follows the next session.',
      viewAll: 'of the videos',
    },
    closing: {
      title: 'See it with your own leads',
      text: 'Start today, and bring your questions to the next session.',
      action: 'Get started',
    },
  },
  allEvents: {
    title: 'All events',
    pageTitle: (page: number) => `All events, page ${page}`,
    description: (brand: string) =>
      `Every live session of ${brand}: who presents it, and how to take a seat.`,
    loading: 'Loading all events',
    empty: 'No events found',
    emptyText: 'The next session is being planned.',
    pager: 'Pages of all events',
  },
  allVideos: {
    title: 'All videos',
    pageTitle: (page: number) => `All videos, page ${page}`,
    description: (brand: string) =>
      `Every recording of ${brand}, to be watched whenever there is a quiet minute.`,
    loading: 'Loading all videos',
    empty: 'No videos found',
    emptyText: 'The first recording follows the next session.',
    pager: 'Pages of all videos',
  },
  backToWebinars: 'Back to webinars',
  event: {
    loadingPage: 'Loading event',
    loading: 'Loading event details...',
    description: (title: string) => (brand: string) => `${title}: a live session of ${brand}.`,
    notFound: {
      title: 'Event not found',
      text: 'This session does not exist, or its page has been taken down.',
    },
    presenter: 'Presented by',
    date: 'Date',
    time: 'Time',
    duration: 'Duration',
    yourTime: 'Your time',
    calendar: {
      title: 'Add to calendar',
      google: 'Google',
      outlook: 'Outlook',
      file: '.ics file',
    },
    places: {
      left: (count: number) => `${count} ${count === 1 ? 'place' : 'places'} left`,
      full: 'Full: all places are taken.',
    },
    canceled: {
      title: 'This event is canceled',
      text: 'It does not take place. Whoever registered has heard of it from us.',
      action: 'See all events',
      note: 'Canceled',
    },
    past: {
      title: 'This event has already taken place',
      text: 'Registration is closed. The recordings of earlier sessions are open all day.',
      action: 'Watch the videos',
    },
  },
  registration: {
    title: 'Register for this Event',
    submit: 'Register Now',
    submitting: 'Submitting...',
    company: 'Company',
    reason: 'Reason for attending',
    note: 'We use these details for this event, and for nothing else.',
    success: {
      title: 'Registration Successful!',
      event: 'Event',
      dateAndTime: 'Date and time',
      name: 'Name',
      email: 'Email',
      receipt: 'Receipt',
      next: "What's Next",
      calendarStep: CALENDAR_STEP,
      steps: [
        'A confirmation email is on its way to you.',
        CALENDAR_STEP,
        'Join 5 minutes early to check sound and picture.',
      ],
      link: 'See or cancel your registration',
    },
  },
  video: {
    loadingPage: 'Loading video',
    loading: 'Loading video...',
    back: 'Webinars',
    description: (title: string) => (brand: string) => `${title}: a recording of ${brand}.`,
    notFound: {
      title: 'Video not found',
      text: 'This recording does not exist, or its page has been taken down.',
    },
    failed: {
      title: 'The video could not be played',
      text: 'It may be the connection. Trying again often helps.',
      retry: 'Try again',
    },
    captions: 'English',
  },
} as const;

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
