export const notFoundStrings = {
  title: 'Page not found',
  text: 'We can’t find that page. Check the address, or head back to the home page.',
  goHome: 'Go to the home page',
  helpCenter: 'Browse the help center',
  suggestions: (count: number) =>
    count === 1 ? 'Were you looking for this page?' : 'Were you looking for one of these?',
  search: 'Search',
} as const;
