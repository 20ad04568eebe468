import { stateAfter } from '../testing/stateAfter.ts';
import { selectLeadSource, sourceLearned } from './leadSourceSlice.ts';

it('does not know where the visitor came from until it is learned', () => {
  expect(selectLeadSource(stateAfter())).toBeNull();
  const first = { utm_source: 'letter' };
  const once = { first, last: first };
  const twice = { first, last: { referrer: 'search.example' } };
  expect(selectLeadSource(stateAfter(sourceLearned(once)))).toEqual(once);
  expect(selectLeadSource(stateAfter(sourceLearned(once), sourceLearned(twice)))).toEqual(twice);
});
