const withMoment = (words: string) => (moment: string, zone: string) =>
  `${words} ${moment} (${zone}).`;

/** For whoever looks at a document that visitors don't see. */
export const hiddenStrings = {
  draft: 'Draft. Visitors do not see this page.',
  scheduled: withMoment('Scheduled. Visitors see this page from'),
  ended: withMoment('Taken out. Visitors saw this page until'),
} as const;
