/** Words of the page for every address that does not exist (spec §2, any other path). */
export const notFoundStrings = {
  title: 'Page not found',
  text: 'There is no house at this address. Check the number, or start again from the street.',
  goHome: 'Go to home',
  helpCenter: 'Browse help center',
  nearest: 'Did you look for one of these?',
  search: 'Search',
} as const;
