export const cards = {
  readMore: 'Read more',
  about: (title: string) => `about ${title}`,
} as const;
