/** Words of the generic error page. */
export const errorStrings = {
  title: 'Oops! Something went wrong.',
  text: 'The page did not load as it should. Refreshing often helps.',
  refresh: 'Refresh',
  goHome: 'Go to home',
  tryAgain: 'Try again',
  loading: 'Loading page',
} as const;
