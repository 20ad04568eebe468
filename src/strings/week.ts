/** Words of the week of houses. */
export const weekStrings = {
  day: (name: string, leads: number, answered: number) =>
    `${name}: ${leads} ${leads === 1 ? 'lead' : 'leads'}, ${answered} with a first reply.`,
  /** How long someone waits, and for whom. */
  waits: (since: string, agent: string) => `${since}, ${agent}`,
} as const;
