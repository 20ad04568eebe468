import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { periodChosen, selectPeriod } from './periodSlice.ts';

it('has no period until a visitor chooses one, and none on another page', () => {
  expect(selectPeriod(stateAfter())).toBeNull();
  expect(selectPeriod(stateAfter(periodChosen('yearly')))).toBe('yearly');
  const left = stateAfter(periodChosen('yearly'), locationChangedTo('/pricing'));
  expect(selectPeriod(left)).toBeNull();
});
