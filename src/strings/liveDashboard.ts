export const bellStrings = { now: 'now' } as const;

/** Words drawn over the picture of the dashboard; they load when a visitor rings the bell. */
export const liveDashboardStrings = {
  waiting: (count: number) => `${count} leads`,
  rows: [
    {
      name: 'Elena Marsh',
      wish: '14 Alder Row, showing request',
      source: 'Portico',
      agent: 'Daniel Reyes',
      photo: '/avatars/daniel.svg',
      age: '2m',
    },
    {
      name: 'Jonah Beckett',
      wish: 'Home valuation, Harrow Lane',
      source: 'Website',
      agent: 'Priya Nair',
      photo: '/avatars/priya.svg',
      age: '6m',
    },
    {
      name: 'Ruth Abara',
      wish: 'First-time buyer, 2 bed',
      source: 'Open house',
      agent: 'Tom Lindqvist',
      photo: '/avatars/tom.svg',
      age: '11m',
    },
    {
      name: 'Sam Fujita',
      wish: 'Asked about Linden Court',
      source: 'Referral',
      agent: 'Owen Castellano',
      photo: '/avatars/owen.svg',
      age: '19m',
    },
  ],
} as const;
