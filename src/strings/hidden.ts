/** For whoever looks at a document that visitors don't see. */
export const hiddenStrings = {
  draft: 'Draft. Visitors do not see this page.',
  scheduled: (moment: string, zone: string) =>
    `Scheduled. Visitors see this page from ${moment} (${zone}).`,
  ended: (moment: string, zone: string) =>
    `Taken out. Visitors have not seen this page since ${moment} (${zone}).`,
} as const;
