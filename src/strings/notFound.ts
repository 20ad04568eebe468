export const notFoundStrings = {
  suggestions: (count: number) =>
    count === 1 ? 'Were you looking for this page?' : 'Were you looking for one of these?',
  search: 'Search',
} as const;
