/** Banner on drafts and scheduled pages. */
export const hiddenStrings = {
  draft: 'Draft. Visitors do not see this page.',
  scheduled: (moment: string, zone: string) =>
    `Scheduled. Visitors see this page from ${moment} (${zone}).`,
} as const;
