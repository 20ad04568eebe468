import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { ringOf, dashboardOf, type Dashboard } from './dashboardOf.ts';
import { MAX_RINGS, type BellPhase, type BellState, type BellTexts } from './bellSlice.ts';

const texts = SITE_TEXTS.home.bell!;

const at = (phase: BellPhase, rings: number): BellState => ({ phase, rings, isStill: false });

const PHASES = ['ring', 'arrive', 'reply', 'lit'] as const;

/** Idle, then each phase of eight presses and of the press that starts over. */
const moments: BellState[] = [
  at('idle', 0),
  ...Array.from({ length: MAX_RINGS }, (_, ring) =>
    PHASES.map((phase) => at(phase, ring + 1)),
  ).flat(),
  at('ring', 1),
];

const named = moments.map((moment) => [moment.phase, moment.rings, moment] as const);

const sumOf = (dashboard: Dashboard) => dashboard.agents.reduce((sum, { leads }) => sum + leads, 0);
const count = (dashboard: Dashboard, ...looks: Dashboard['windows']) =>
  dashboard.windows.filter((look) => looks.includes(look)).length;

const expectAgreement = (dashboard: Dashboard) => {
  expect(dashboard.reached + dashboard.waiting).toBe(dashboard.newLeads);
  expect(sumOf(dashboard)).toBe(dashboard.newLeads);
  expect(count(dashboard, 'lit', 'justLit')).toBe(dashboard.reached);
  expect(count(dashboard, 'dark', 'knocking')).toBe(dashboard.waiting);
  expect(dashboard.agents[dashboard.next]!.leads).toBe(
    Math.min(...dashboard.agents.map(({ leads }) => leads)),
  );
};

it.each(named)('has figures that agree in the phase %s of press %i', (_phase, _rings, moment) => {
  const dashboard = dashboardOf(moment, texts);
  expectAgreement(dashboard);
  expect(dashboard.windows).toHaveLength(40);
  const inRows = dashboard.rows.filter(({ status }) => status !== 'replied').length;
  expect(inRows).toBeLessThanOrEqual(dashboard.waiting);
});

it.each([
  ['idle', 0, [32, 26, 6], 'Owen Castellano'],
  ['ring', 1, [32, 26, 6], 'Owen Castellano'],
  ['arrive', 1, [33, 26, 7], 'Priya Nair'],
  ['reply', 1, [33, 26, 7], 'Priya Nair'],
  ['lit', 1, [33, 27, 6], 'Priya Nair'],
  ['ring', 2, [33, 27, 6], 'Priya Nair'],
  ['lit', 8, [40, 34, 6], 'Daniel Reyes'],
  ['ring', 1, [32, 26, 6], 'Owen Castellano'],
] as const)('in the phase %s of press %i shows %j', (phase, rings, figures, next) => {
  const dashboard = dashboardOf(at(phase, rings), texts);
  expect([dashboard.newLeads, dashboard.reached, dashboard.waiting]).toEqual(figures);
  expect(dashboard.agents[dashboard.next]!.name).toBe(next);
});

it('gives the leads of eight presses to the agents by turns', () => {
  const agents = Array.from({ length: MAX_RINGS }, (_, ring) =>
    ringOf(at('ring', ring + 1), texts),
  );
  expect(agents.map((ring) => ring?.agent.name.split(' ')[0])).toEqual([
    'Owen',
    'Priya',
    'Tom',
    'Owen',
    'Daniel',
    'Priya',
    'Tom',
    'Owen',
  ]);
});

it('shows the lead on top once it has arrived, then the reply', () => {
  const top = (phase: BellPhase) => dashboardOf(at(phase, 1), texts).rows[0]!;
  expect(top('ring').name).toBe('Theo Grant');
  expect(top('arrive')).toMatchObject({ name: 'Nadia Brandt', status: 'waiting', isNew: true });
  expect(top('reply')).toMatchObject({ name: 'Nadia Brandt', status: 'sending', isNew: true });
  expect(top('lit')).toMatchObject({ status: 'replied', time: '0:41', isNew: false });
});

const agentsWith = (...leads: number[]): BellTexts['agents'] =>
  leads.map((count, index) => ({ name: `A${index} B`, photo: '/a.svg', leads: count }));

it.each([
  ['one agent', { agents: agentsWith(5), waiting: 6 }],
  ['two agents with the same number', { agents: agentsWith(4, 4), waiting: 2 }],
  ['three agents without leads', { agents: agentsWith(0, 0, 0), waiting: 1 }],
  [
    'four agents, one caller and one row',
    {
      agents: agentsWith(12, 0, 3, 7),
      waiting: 0,
      callers: texts.callers.slice(0, 1),
      rows: texts.rows.slice(0, 1),
    },
  ],
])('has figures that agree for another company with %s', (_, other) => {
  for (const moment of moments) expectAgreement(dashboardOf(moment, { ...texts, ...other }));
});
