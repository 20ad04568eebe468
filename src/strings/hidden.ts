export const hiddenStrings = {
  draft: 'Draft. Visitors don’t see this page.',
  unpublished: 'Unpublished. Visitors don’t see this page.',
  scheduled: (moment: string, zone: string) =>
    `Scheduled. This page goes live ${moment} (${zone}).`,
} as const;
