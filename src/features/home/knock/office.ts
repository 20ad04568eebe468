import type { StreetWindow } from '../heroStyles.ts';

/** An agent of the office in the picture, and the window of the street that is theirs. */
export interface Agent {
  name: string;
  avatar: string;
  window: StreetWindow;
}

export interface Lead {
  name: string;
  wish: string;
  source: string;
  /** Minutes since it arrived; undefined for one that has just rung. */
  age?: number;
  agent?: Agent;
}

const agent = (name: string, file: string, window: StreetWindow): Agent => ({
  name,
  avatar: `/avatars/${file}.svg`,
  window,
});

const OWEN = agent('Owen Castellano', 'owen', { x: 835, y: 430, width: 34, height: 48 });
const DANIEL = agent('Daniel Reyes', 'daniel', { x: 786, y: 348, width: 28, height: 46 });
const PRIYA = agent('Priya Nair', 'priya', { x: 734, y: 348, width: 28, height: 46 });
const TOM = agent('Tom Lindqvist', 'tom', { x: 890.5, y: 348, width: 28, height: 46 });

/** In the order in which their turn comes: in the picture Owen has waited longest, Daniel had the last lead. */
export const AGENTS: readonly Agent[] = [OWEN, TOM, PRIYA, DANIEL];

/** Who rings, in their order. */
export const CALLERS: readonly Lead[] = [
  { name: 'Nadia Brandt', wish: '3 Linden Court, showing request', source: 'Portico' },
  { name: 'Idris Coleman', wish: 'Valuation, Alder Row', source: 'Website' },
  { name: 'Lena Ortiz', wish: 'First-time buyer, 1 bed', source: 'Open house' },
  { name: 'Marcus Hale', wish: 'Asked about Harrow Lane', source: 'Referral' },
  { name: 'June Castle', wish: '9 Alder Row, showing request', source: 'Website' },
  { name: 'Peter Oyelaran', wish: 'Sells in spring, two homes', source: 'Referral' },
];

/** What the picture of the dashboard shows (`public/scenes/dashboard`). */
export const DASHBOARD = {
  newLeads: 128,
  waiting: 24,
  today: 12,
  rows: [
    {
      name: 'Elena Marsh',
      wish: '14 Alder Row, showing request',
      source: 'Portico',
      agent: DANIEL,
      age: 2,
    },
    {
      name: 'Jonah Beckett',
      wish: 'Valuation, Harrow Lane',
      source: 'Website',
      agent: PRIYA,
      age: 6,
    },
    {
      name: 'Ruth Abara',
      wish: 'First-time buyer, 2 bed',
      source: 'Open house',
      agent: TOM,
      age: 11,
    },
    {
      name: 'Sam Fujita',
      wish: 'Asked about Linden Court',
      source: 'Referral',
      agent: OWEN,
      age: 19,
    },
  ],
} as const satisfies { rows: readonly Lead[]; newLeads: number; waiting: number; today: number };
