import { officeFacade } from './officeFacade.ts';

it('has a window for each agent and a lit pane for each lead, shared by turn', () => {
  const facade = officeFacade({ agents: 6, leadsPerWeek: 40 });
  expect(facade).toMatchObject({ columns: 3, rows: 2, agentsPerWindow: 1, leadsPerPane: 1 });
  expect(facade.lit).toEqual([7, 7, 7, 7, 6, 6]);
});

it.each([
  [1, 0, [0]],
  [4, 2, [1, 1, 0, 0]],
  [1, 19, [10]],
])('lights %i windows for %i leads as %j', (agents, leadsPerWeek, lit) => {
  expect(officeFacade({ agents, leadsPerWeek }).lit).toEqual(lit);
});

it.each([
  [1, 9999],
  [40, 300],
  [500, 1],
  [0, 5],
])('holds %i agents and %i leads in at most 24 windows of twelve panes', (agents, leadsPerWeek) => {
  const { columns, rows, lit, leadsPerPane } = officeFacade({ agents, leadsPerWeek });
  expect(lit.length).toBeGreaterThan(0);
  expect(lit.length).toBeLessThanOrEqual(24);
  expect(columns * rows).toBeGreaterThanOrEqual(lit.length);
  expect(Math.max(...lit)).toBeLessThanOrEqual(12);
  // Every lead is behind some pane, to half a pane.
  const panes = lit.reduce((sum, count) => sum + count, 0);
  expect(Math.abs(panes * leadsPerPane - leadsPerWeek)).toBeLessThanOrEqual(leadsPerPane / 2);
});
