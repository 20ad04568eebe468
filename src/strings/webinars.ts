const CALENDAR_STEP = 'Add the event to your calendar.';

export const webinarsStrings = {
  breadcrumb: 'Webinars',
  /** Follows the brand in short titles. */
  section: 'webinars',
  home: {
    metaTitle: 'Webinars and live events',
    description:
      'Live sessions and short videos for real estate teams on lead rotation, campaigns, calls and the numbers that matter.',
    title: 'Webinars and live events',
    lead: 'Agents and brokers from Alder & Vane, the brokerage where we started, show what worked for them last week. Bring a question and leave with something you can use the next day.',
    seeEvents: 'See upcoming events',
    viewAll: 'View all',
    next: 'Next session',
    register: 'Save your spot',
    events: {
      title: 'Upcoming events',
      loading: 'Loading events',
      empty: 'No events found',
      emptyText: 'We’re planning the next session. Until then, watch a video anytime.',
      viewAll: 'of the events',
    },
    videos: {
      title: 'On demand-videos',
      loading: 'Loading videos',
      empty: 'No videos found',
      emptyText: 'Our first video is coming soon.',
      viewAll: 'of the videos',
    },
    closing: {
      title: 'Try it with your own leads',
      text: 'Start your trial today and bring your questions to the next session.',
      action: 'Get Started',
    },
  },
  allEvents: {
    title: 'All events',
    pageTitle: (page: number) => `All events, page ${page}`,
    description: (brand: string) =>
      `Every live ${brand} session for real estate teams: who’s presenting, when it starts and how to register.`,
    loading: 'Loading all events',
    empty: 'No events found',
    emptyText: 'We’re planning the next session.',
    pager: 'Pages of all events',
  },
  allVideos: {
    title: 'All videos',
    pageTitle: (page: number) => `All videos, page ${page}`,
    description: (brand: string) =>
      `Every ${brand} video: under a minute each, with captions, free to watch anytime.`,
    loading: 'Loading all videos',
    empty: 'No videos found',
    emptyText: 'Our first video is coming soon.',
    pager: 'Pages of all videos',
  },
  backToWebinars: 'Back to webinars',
  event: {
    loadingPage: 'Loading event',
    loading: 'Loading event details...',
    description: (title: string) => (brand: string) => `${title}: a live session by ${brand}.`,
    notFound: {
      title: 'Event not found',
      text: 'We can’t find that session. It may have been removed.',
    },
    date: 'Date',
    time: 'Time',
    duration: 'Duration',
    yourTime: 'Your time',
    calendar: { title: 'Add to calendar', google: 'Google', outlook: 'Outlook', file: '.ics file' },
    places: {
      left: (count: number) => (count === 1 ? '1 spot left' : `Up to ${count} spots left`),
      full: 'This event is full.',
    },
    canceled: {
      title: 'This event is canceled',
      text: 'This event isn’t happening. Everyone who registered has been emailed.',
      action: 'See all events',
      note: 'Canceled',
    },
    past: {
      title: 'This event has already taken place',
      text: 'Registration is closed, but you can watch our videos anytime.',
      action: 'Watch the videos',
      recorded: {
        title: 'This event has already taken place',
        text: 'Registration is closed, but everything was recorded.',
        action: 'Watch the recording',
      },
      next: {
        title: 'This event has already taken place',
        text: 'Registration is closed. Come to the next session:',
        action: 'Save your spot',
      },
    },
    live: {
      title: 'Live now',
      text: 'Registered? Your email says how to join. You can still register.',
    },
  },
  registration: {
    title: 'Register for this Event',
    submit: 'Register Now',
    submitting: 'Submitting...',
    company: 'Company',
    reason: 'Reason for attending',
    note: 'We’ll use these details for this event.',
    success: {
      title: 'Registration Successful!',
      event: 'Event',
      dateAndTime: 'Date and time',
      name: 'Name',
      email: 'Email',
      receipt: 'Confirmation number',
      next: "What's Next",
      calendarStep: CALENDAR_STEP,
      steps: [
        'A confirmation email is on its way to you.',
        CALENDAR_STEP,
        'Join 5 minutes early to check your audio and video.',
      ],
      link: 'See or cancel your registration',
      join: 'Join now',
    },
  },
  video: {
    loadingPage: 'Loading video',
    loading: 'Loading video...',
    back: 'Webinars',
    play: 'Play the video',
    description: (title: string) => (brand: string) => `${title}: a video by ${brand}.`,
    notFound: {
      title: 'Video not found',
      text: 'We can’t find that video. It may have been removed.',
    },
    failed: {
      title: 'We couldn’t play that video',
      text: 'Check your connection and try again.',
      retry: 'Try again',
    },
    captions: 'English',
  },
} as const;
