/** The bell below the picture on the home page, and what it changes on the dashboard in the picture. */
export const bellStrings = {
  ring: 'Ring the bell',
  invitation: 'Somebody is at the door.',
  arrival: (lead: string, agent: string) => `${lead} is here. It is ${agent}’s turn.`,
  now: 'now',
  waiting: (count: number) => `${count} leads`,
  callers: [
    { name: 'Nadia Brandt', wish: '3 Linden Court, showing request', source: 'Portico' },
    { name: 'Idris Coleman', wish: 'Valuation, Alder Row', source: 'Website' },
    { name: 'Lena Ortiz', wish: 'First-time buyer, 1 bed', source: 'Open house' },
    { name: 'Marcus Hale', wish: 'Asked about Harrow Lane', source: 'Referral' },
    { name: 'June Castle', wish: '9 Alder Row, showing request', source: 'Website' },
    { name: 'Peter Oyelaran', wish: 'Sells in spring, two homes', source: 'Referral' },
  ],
  /** The last leads, as the picture shows them. */
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
      wish: 'Valuation, Harrow Lane',
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
