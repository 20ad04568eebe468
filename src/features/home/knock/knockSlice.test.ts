import { stateAfter } from '../../../testing/stateAfter.ts';
import { bellPressed, selectDashboard, selectLastArrival, selectLitAgents } from './knockSlice.ts';

const after = (rings: number) => stateAfter(...Array.from({ length: rings }, () => bellPressed()));

it('is the picture until somebody rings', () => {
  const state = after(0);
  expect(selectLastArrival(state)).toBeUndefined();
  expect(selectDashboard(state)).toMatchObject({ newLeads: 128, waiting: 24, today: 12 });
  expect(selectLitAgents(state)).toEqual([]);
});

it('takes each ring as a lead that waits on top of the list, and lights the window of whose turn it is', () => {
  const state = after(1);
  expect(selectLastArrival(state)).toMatchObject({
    name: 'Nadia Brandt',
    agent: { name: 'Owen Castellano' },
  });
  const dashboard = selectDashboard(state);
  expect(dashboard).toMatchObject({ newLeads: 129, waiting: 25, today: 13 });
  expect(dashboard.rows.map(({ name }) => name)).toEqual([
    'Nadia Brandt',
    'Elena Marsh',
    'Jonah Beckett',
    'Ruth Abara',
  ]);
  expect(selectLitAgents(state).map(({ name }) => name)).toEqual(['Owen Castellano']);
});

it('goes round among the agents, and never shows a caller twice', () => {
  const state = after(25);
  expect(selectLastArrival(state)?.agent.name).toBe('Owen Castellano');
  expect(selectLitAgents(state)).toHaveLength(4);
  const { rows, newLeads } = selectDashboard(state);
  expect(newLeads).toBe(153);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(4);
});
