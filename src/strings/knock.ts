/** Words of the bell below the home page's picture; they come with its code. */
export const knock = {
  bell: 'Ring the bell',
  /** Before the first ring. */
  invitation: 'Somebody is at the door.',
  arrival: (lead: string, firstName: string) => `${lead} is here. It is ${firstName}’s turn.`,
  now: 'now',
  waiting: (count: number) => `${count} leads`,
  minutes: (count: number) => `${count}m`,
} as const;
