import { SCROLL_TOP_THRESHOLD } from '../../contract/constants.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { scrollPositionChanged, selectScrollTopVisible } from './scrollTopSlice.ts';

const atTop = rootReducer(undefined, { type: 'started' });
const scrolledTo = (...positions: number[]) =>
  positions.map(scrollPositionChanged).reduce(rootReducer, atTop);

it('starts without the button', () => {
  expect(selectScrollTopVisible(atTop)).toBe(false);
});

it('hides the button at the top and up to the threshold', () => {
  expect(selectScrollTopVisible(scrolledTo(9999, SCROLL_TOP_THRESHOLD))).toBe(false);
});

it('shows the button past the threshold', () => {
  expect(selectScrollTopVisible(scrolledTo(SCROLL_TOP_THRESHOLD + 1))).toBe(true);
});
