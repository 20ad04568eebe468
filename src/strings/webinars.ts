const CALENDAR_STEP = 'Add the event to your calendar.';

export const webinarsStrings = {
  breadcrumb: 'Webinars',
  /** Follows the brand in short titles. */
  section: 'webinars',
  home: {
    events: { loading: 'Loading events', empty: 'No events found', viewAll: 'of the events' },
    videos: { loading: 'Loading videos', empty: 'No videos found', viewAll: 'of the videos' },
  },
  pageTitle: (title: string, page: number) => `${title}, page ${page}`,
  allEvents: {
    breadcrumb: 'All events',
    loading: 'Loading all events',
    empty: 'No events found',
    pager: 'Pages of all events',
  },
  allVideos: {
    loading: 'Loading all videos',
    empty: 'No videos found',
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
      further: { title: 'Next sessions', all: 'All events' },
      recorded: {
        title: 'This event has already taken place',
        text: 'Registration is closed, but everything was recorded.',
        action: 'Watch the recording',
        play: 'Play the recording',
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
    transcript: 'Transcript',
    chapters: 'Chapters',
    controls: {
      play: 'Play',
      pause: 'Pause',
      mute: 'Mute',
      unmute: 'Unmute',
      captions: 'Captions',
      fullScreen: 'Full screen',
      position: 'Position',
      positionOf: (time: string, length: string, chapter = '') =>
        `${time} of ${length}${chapter && `, ${chapter}`}`,
    },
  },
} as const;
