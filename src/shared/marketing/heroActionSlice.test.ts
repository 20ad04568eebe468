import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { heroActionMoved, selectHeroActionPassed } from './heroActionSlice.ts';

const passed = heroActionMoved({ isPassed: true });

it.each([
  ['before it is seen', [], false],
  ['below the button', [passed], true],
  ['when the button comes back', [passed, heroActionMoved({ isPassed: false })], false],
  ['on the next page', [passed, locationChangedTo('/pricing')], false],
])('%s', (_, actions, isPassed) => {
  expect(selectHeroActionPassed(stateAfter(...actions))).toBe(isPassed);
});
