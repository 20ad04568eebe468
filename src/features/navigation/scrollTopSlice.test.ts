import { stateAfter } from '../../testing/stateAfter.ts';
import { selectScrollTopVisible, thresholdCrossed } from './scrollTopSlice.ts';

const isVisibleAfter = (...crossings: boolean[]) =>
  selectScrollTopVisible(stateAfter(...crossings.map((isPast) => thresholdCrossed({ isPast }))));

it('shows the button past the threshold, and hides it on the way back', () => {
  expect(isVisibleAfter(true)).toBe(true);
  expect(isVisibleAfter(true, false)).toBe(false);
});
