/** One line below each title of the Resources menu, which loads later than the bar. */
export const resourceLines = {
  aboutUs: 'Who we are, and our own office',
  webinars: 'Live sessions and recordings',
  blog: 'Notes from people who answer first',
  helpCenter: 'Guides and carrier registration',
  whatsNew: 'The last few things we built',
} as const;
