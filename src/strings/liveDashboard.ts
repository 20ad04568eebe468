/** Words drawn over the picture of the dashboard; they load when a visitor rings the bell. */
export const liveDashboardStrings = {
  waiting: (count: number) => `${count} leads`,
  rows: [
    {
      name: 'Elena Marsh',
      wish: '14 Alder Row, showing request',
      source: 'Portico',
      agent: 'Daniel Reyes',
      age: '2m',
    },
    {
      name: 'Jonah Beckett',
      wish: 'Home valuation, Harrow Lane',
      source: 'Website',
      agent: 'Priya Nair',
      age: '6m',
    },
    {
      name: 'Ruth Abara',
      wish: 'First-time buyer, 2 bed',
      source: 'Open house',
      agent: 'Tom Lindqvist',
      age: '11m',
    },
    {
      name: 'Sam Fujita',
      wish: 'Asked about Linden Court',
      source: 'Referral',
      agent: 'Owen Castellano',
      age: '19m',
    },
  ],
} as const;
