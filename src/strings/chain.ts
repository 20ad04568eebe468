/** Words of the controls and states of actions. */
export const chainStrings = {
  by: { turn: 'By turn', role: 'By role', name: 'By name' },
  owner: (name: string) => ` to ${name}`,
  fewest: (given: number) => `${given} actions, the fewest this week.`,
  unassigned: 'No owner yet.',
  done: 'Done',
  markDone: (title: string) => `Done: ${title}`,
  week: 'This week',
  count: (done: number, given: number) => `${done} of ${given}`,
  follows: (count: number) => (count === 1 ? 'One more follows.' : `${count} more follow.`),
  allDone: 'All of them are done.',
  startOver: 'Start over',
  assigned: (title: string, owner: string) => `Next: ${title}, for ${owner}.`,
} as const;
