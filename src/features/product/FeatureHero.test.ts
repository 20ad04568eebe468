import { locationChangedTo } from '../../testing/stateAfter.ts';
import { periodChosen, periodSlice } from './FeatureHero.tsx';

const { reducer } = periodSlice;

it('resets on a new page but not on a hash change', () => {
  const yearly = reducer(undefined, periodChosen('yearly'));
  const path = '/features/dashboard';
  expect(reducer(yearly, locationChangedTo(path)).period).toBe('weekly');
  expect(reducer(yearly, locationChangedTo(`${path}#more`, { from: path })).period).toBe('yearly');
});
