/** Words of the street of months. */
export const yearStrings = {
  label: 'Month',
  leads: 'New leads',
  showings: 'Showings',
  closed: 'Closed',
  total: 'The year so far',
  legend: (leads: number) => `One window is ${leads} leads. Lit: a showing.`,
} as const;
