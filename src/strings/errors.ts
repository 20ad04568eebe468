export const errorStrings = {
  title: 'Oops! Something went wrong.',
  text: 'This page didn’t load. Try refreshing it.',
  refresh: 'Refresh',
  goHome: 'Go to home',
  loading: 'Loading page',
} as const;
