/** Words of the rotation's controls and states. */
export const rotationStrings = {
  label: 'How leads are assigned',
  atTheDoor: 'At the door',
  now: 'just now',
  handTo: (agent: string) => `Hand it to ${agent}`,
  fewest: (count: number) => ` has ${count}, the fewest this week.`,
  tied: (count: number) => `Tied at ${count}, so list order decides: `,
  /** In a narrow column the count stands above the words. */
  thisWeek: (count: number) => `${count} this\u00a0week`,
  latest: 'Latest',
  to: (agent: string) => ` to ${agent}`,
  sum: (counts: readonly number[], total: number) => `${counts.join(' + ')} = ${total}.`,
  widestGap: (gap: number) => `Widest gap: ${gap}.`,
  handedOver: (lead: string, agent: string, count: number) =>
    `${lead} went to ${agent}, who now has ${count} this week.`,
  allAssigned: 'Everyone has an agent',
  noneWaiting: 'No one is waiting.',
  startOver: 'Start over',
} as const;
