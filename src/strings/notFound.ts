/** The page for addresses that do not exist. */
export const notFoundStrings = {
  title: 'Page not found',
  text: 'There is no house at this address. Check the number, or start again from the street.',
  goHome: 'Go to home',
  helpCenter: 'Browse help center',
  suggestions: 'Were you looking for one of these?',
  search: 'Search',
} as const;
