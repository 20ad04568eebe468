export const bellStrings = { now: 'now' } as const;

/** Words drawn over the picture of the dashboard; they load when a visitor rings the bell. */
export const liveDashboardStrings = {
  waiting: (count: number) => `${count} leads`,
  rows: [
    {
      name: 'Elena Marsh',
      wish: '1420 Alder St, showing request',
      source: 'Portico',
      age: '2m',
    },
    {
      name: 'Jonah Beckett',
      wish: 'Seller, wants a value',
      source: 'Website',
      age: '6m',
    },
    {
      name: 'Ruth Abara',
      wish: 'First-time buyer, 2 bed',
      source: 'Open house',
      age: '11m',
    },
    {
      name: 'Sam Fujita',
      wish: 'Asked about 4217 Linden Ct',
      source: 'Referral',
      age: '19m',
    },
  ],
} as const;
