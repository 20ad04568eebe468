import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { selectLit, windowLit } from './heroWindowSlice.ts';
import { makeIntegrations } from './integrations.fixtures.ts';

it.each([
  [6, 1],
  [2, 1],
  [1, 0],
  [0, -1],
])('lights at first of %d windows the one at %d', (count, lit) => {
  expect(selectLit(stateAfter(), makeIntegrations(count))).toBe(lit);
});

it('lights the chosen window until another page is opened', () => {
  const integrations = makeIntegrations(6);
  expect(selectLit(stateAfter(windowLit(4)), integrations)).toBe(4);
  const left = stateAfter(windowLit(4), locationChangedTo('/pricing', { from: '/integrations' }));
  expect(selectLit(left, integrations)).toBe(1);
});
