import { SCROLL_TOP_THRESHOLD } from '../../contract/constants.ts';
import { scrollPositionChanged, scrollTopSlice } from './scrollTopSlice.ts';

const { reducer } = scrollTopSlice;

it('hides the button at the top and up to the threshold', () => {
  const atThreshold = reducer({ visible: true }, scrollPositionChanged(SCROLL_TOP_THRESHOLD));
  expect(atThreshold.visible).toBe(false);
});

it('shows the button past the threshold', () => {
  const past = reducer({ visible: false }, scrollPositionChanged(SCROLL_TOP_THRESHOLD + 1));
  expect(past.visible).toBe(true);
});
