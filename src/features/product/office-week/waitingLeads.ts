import type { OfficeWeek } from '../../../strings/officeWeek.ts';
import type { Hue } from '../../../theme/tokens.ts';

/** A lead that waits for a first reply. */
export interface WaitingLead {
  name: string;
  wish: string;
  source: string;
  hue: Hue;
  /** Whose picture stands beside it. */
  agent: string;
}

const AGENTS = ['owen', 'tom', 'priya', 'daniel'] as const;
const HUES = ['amber', 'clay', 'teal', 'sage', 'rose', 'sky'] as const satisfies readonly Hue[];

/** Of each day before Sunday, the newest first: all of them wait on that day's evening and after it. */
const NAMES: readonly (readonly [name: string, wish: string, source: string][])[] = [
  [
    ['Helen Brandt', '3 Linden Court', 'Portico'],
    ['Amir Sato', 'Valuation, Mill Lane', 'Website'],
  ],
  [
    ['Rosa Lindgren', 'Selling, 2 bed', 'Referral'],
    ['Victor Abbey', 'First-time buyer', 'Website'],
    ['Mina Castle', 'Rental, Quay Street', 'Portico'],
  ],
  [
    ['Theo Marchetti', '9 Alder Row', 'Website'],
    ['Grace Obi', 'Valuation, Harrow Lane', 'Formstead'],
  ],
  [
    ['Lucas Fenwick', 'Showing, Linden Court', 'Portico'],
    ['Ines Duarte', 'First-time buyer, 1 bed', 'Open house'],
    ['Paul Whitaker', 'Selling, 3 bed', 'Referral'],
    ['Sara Holm', 'Rental, Mill Lane', 'Website'],
  ],
  [
    ['Ben Okoro', '14 Alder Row', 'Portico'],
    ['Clara Voss', 'Valuation, Quay Street', 'Website'],
    ['Yusuf Karim', 'Two homes in spring', 'Referral'],
    ['Emma Price', 'First-time buyer, 2 bed', 'Open house'],
    ['Jack Tran', 'Showing, Harrow Lane', 'Ad'],
  ],
  [
    ['Nora Bishop', 'Showing, 2 Tanner’s Yard', 'Open house'],
    ['Oscar Lund', 'Valuation, Linden Court', 'Website'],
    ['Tara Singh', 'Selling, 4 bed', 'Referral'],
    ['Henry Cole', 'Rental, Alder Row', 'Portico'],
  ],
];

/** The leads that came last on each day before Sunday, the newest first. */
export const LATEST_LEADS: readonly (readonly WaitingLead[])[] = NAMES.map((leads, day) =>
  leads.map(([name, wish, source], index) => ({
    name,
    wish,
    source,
    hue: HUES[(2 * day + index) % HUES.length]!,
    agent: AGENTS[(day + index) % AGENTS.length]!,
  })),
);

/** Who waits on the evening of a day before Sunday, the newest first; `day` counts from 0. */
export const waitingIn = ({ last }: OfficeWeek): (WaitingLead & { day: number })[] =>
  LATEST_LEADS.slice(0, last + 1)
    .flatMap((leads, day) => leads.map((lead) => ({ ...lead, day })).toReversed())
    .toReversed();
