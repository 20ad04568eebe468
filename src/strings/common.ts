export const controls = {
  breadcrumb: 'Breadcrumb',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, count: number) => `${page} of ${count}`,
  loading: 'Loading',
  readMore: 'Read more',
  about: (title: string) => `about ${title}`,
  event: 'Event',
  video: 'Video',
  updated: 'Updated',
  presentedBy: (name: string) => `Presented by ${name}`,
  tableOfContents: 'Table of contents',
  readingProgress: 'Reading progress',
  scrollToTop: 'Scroll to top',
  table: (number: number) => `Table ${number}`,
  taskDone: 'Done: ',
  taskOpen: 'To do: ',
  playVideo: (title: string) => `Play video: ${title}`,
  videoHost: 'Plays on YouTube',
  embeddedVideo: 'YouTube video',
} as const;

export const errorStrings = {
  title: 'Oops! Something went wrong.',
  text: 'This page didn’t load. Try refreshing it.',
  refresh: 'Refresh',
  goHome: 'Go to home',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  loading: 'Loading page',
} as const;

export const hiddenStrings = {
  draft: 'Draft. Visitors don’t see this page.',
  unpublished: 'Unpublished. Visitors don’t see this page.',
  scheduled: (moment: string, zone: string) =>
    `Scheduled. This page goes live ${moment} (${zone}).`,
} as const;

export const toastStrings = { region: 'Notifications', close: 'Close' } as const;

export const notFoundStrings = {
  title: 'Page not found',
  text: 'We can’t find that page. Check the address, or head back to the home page.',
  goHome: 'Go to the home page',
  helpCenter: 'Browse the help center',
  suggestions: (count: number) =>
    count === 1 ? 'Were you looking for this page?' : 'Were you looking for one of these?',
  search: 'Search',
} as const;
