export const helpCenterStrings = {
  name: 'Help center',
  /** Follows the brand in short titles. */
  section: 'help center',
  articleCount: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  home: {
    loading: 'Loading articles',
    empty: 'No categories available',
  },
  search: {
    label: 'Search the help center',
    placeholder: 'Search topics...',
    results: 'Search results',
    searching: 'Searching...',
    failed: 'Error fetching results',
    none: 'No results found',
    available: (count: number) =>
      count === 1 ? '1 result available' : `${count} results available`,
  },
  results: {
    title: (query: string) => `Results for “${query}”`,
    loading: 'Loading results',
    empty: 'No result found',
    emptyText: 'Try searching another keyword.',
    browse: 'Browse help center',
    popular: 'Popular articles',
  },
  category: {
    loading: 'Loading category',
    description: (name: string) => (brand: string) =>
      `Guides about ${name} in the ${brand} help center.`,
    filter: 'Search topics',
    empty: 'No topics found matching your search.',
    showAll: 'Show all articles',
    error: (message: string) => `Error: ${message}`,
    unknownError: 'We couldn’t load this category.',
    tryAgain: 'Try again',
  },
  article: {
    loading: 'Loading article',
    updated: 'Last updated',
    author: 'Author of this article',
    tableOfContents: 'On this page',
    related: 'Related articles',
    errorTitle: 'Error!',
    missing: "The article you're looking for doesn't exist.",
    failed: 'Failed to load the article. Please try again later.',
    missingToast: 'Article not found',
    failedToast: 'Failed to load article',
  },
  rating: {
    question: 'Was this helpful?',
    helpful: 'Yes',
    unhelpful: 'No',
    thanks: { helpful: 'Thanks. Good to know.', unhelpful: 'Thanks. We’ll take another look.' },
  },
  back: 'Back to Help Center',
} as const;
