/** Words drawn over the picture of the dashboard; they load when a visitor rings the bell. */
export const liveDashboardStrings = {
  waiting: (count: number) => `${count} leads`,
  /** Name, wish, source, agent and age of each lead. */
  rows: [
    ['Elena Marsh', '14 Alder Row, showing request', 'Portico', 'Daniel Reyes', '2m'],
    ['Jonah Beckett', 'Home valuation, Harrow Lane', 'Website', 'Priya Nair', '6m'],
    ['Ruth Abara', 'First-time buyer, 2 bed', 'Open house', 'Tom Lindqvist', '11m'],
    ['Sam Fujita', 'Asked about Linden Court', 'Referral', 'Owen Castellano', '19m'],
  ],
} as const;
