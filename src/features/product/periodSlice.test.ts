import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { periodChosen, selectPeriod } from './periodSlice.ts';

it('shows the week until a visitor chooses a period, and again on another page', () => {
  expect(selectPeriod(stateAfter())).toBe('weekly');
  expect(selectPeriod(stateAfter(periodChosen('yearly')))).toBe('yearly');
  const left = stateAfter(periodChosen('yearly'), locationChangedTo('/pricing'));
  expect(selectPeriod(left)).toBe('weekly');
});
