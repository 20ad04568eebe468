import { stateAfter } from '../../testing/stateAfter.ts';
import { selectScrollTopVisible, thresholdCrossed } from './scrollTopSlice.ts';

const down = thresholdCrossed({ isPast: true });
const up = thresholdCrossed({ isPast: false });

it.each([
  ['at the top', [], false],
  ['far down the page', [down], true],
  ['back near the top', [down, up], false],
])('offers the way to the top or not: %s', (_where, actions, isVisible) => {
  expect(selectScrollTopVisible(stateAfter(...actions))).toBe(isVisible);
});
