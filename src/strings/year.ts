/** Words of the street of months. */
export const yearStrings = {
  label: 'Month',
  leads: 'New leads',
  showings: 'Showings',
  closed: 'Closed',
  total: 'The year so far',
  sum: (leads: string, showings: string, closed: string) =>
    `${leads} leads, ${showings} showings and ${closed} closed this year.`,
  legend: (leads: number) => `One window is ${leads} leads. Lit: a showing.`,
} as const;
