import { makeTestStore } from '../testing/makeTestStore.ts';
import { locationChangedTo } from '../testing/stateAfter.ts';
import { isAt, selectLocation } from './navigationSlice.ts';

it('does not change when the browser repeats the location of the server', () => {
  const { dispatch, getState } = makeTestStore();
  dispatch(locationChangedTo('/pricing'));
  const before = selectLocation(getState());
  dispatch(locationChangedTo('/pricing'));
  expect(selectLocation(getState())).toBe(before);
});

it.each([
  ['/pricing', true],
  ['/Pricing/', true],
  ['/pricing/all', false],
])('compares %s with a path', (pathname, isThere) => {
  expect(isAt({ pathname }, '/pricing')).toBe(isThere);
});
