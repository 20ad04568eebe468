import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  billingPeriodToggled,
  comparedPlanChosen,
  differencesOnlyToggled,
  officeChanged,
  pricingSlice,
  selectPricingSearch,
} from './pricingSlice.ts';

const { reducer, getInitialState } = pricingSlice;

it.each([
  ['/pricing?billing=annual', 'annual'],
  ['/pricing', 'monthly'],
  ['/pricing?billing=weekly', 'monthly'],
])('takes the period that %s asks for', (address, period) => {
  const annual = reducer(undefined, billingPeriodToggled());
  expect(reducer(annual, locationChangedTo(address)).billingPeriod).toBe(period);
});

it('toggles the period in both directions', () => {
  const annual = reducer(undefined, billingPeriodToggled());
  expect(annual.billingPeriod).toBe('annual');
  expect(reducer(annual, billingPeriodToggled()).billingPeriod).toBe('monthly');
});

it('keeps the rows and the plan that are chosen while the address follows the period', () => {
  const chosen = [differencesOnlyToggled(), comparedPlanChosen(1)].reduce(
    reducer,
    getInitialState(),
  );
  const projected = locationChangedTo('/pricing?billing=annual', {
    cause: 'sync',
    from: '/pricing',
  });
  expect(reducer(chosen, projected)).toEqual({
    billingPeriod: 'annual',
    differencesOnly: true,
    comparedPlan: 1,
    office: { people: 6, leadsPerMonth: 128 },
  });
});

it('resets after another page', () => {
  const chosen = reducer(undefined, differencesOnlyToggled());
  expect(reducer(chosen, locationChangedTo('/about-us'))).toEqual(getInitialState());
});

const peopleTyped = (text: string) => officeChanged({ input: 'people', text });

it('ignores anything but counts in the calculator, except an empty input', () => {
  const seven = reducer(undefined, peopleTyped('7'));
  for (const text of ['0', '-1', '2.5', '10000', 'six', '1e3']) {
    expect(reducer(seven, peopleTyped(text)).office.people).toBe(7);
  }
  const empty = reducer(seven, peopleTyped(''));
  expect(empty.office).toEqual({ people: null, leadsPerMonth: 128 });
  const synced = locationChangedTo('/pricing?billing=annual', { cause: 'sync' });
  expect(reducer(empty, synced).office.people).toBeNull();
});

it('shows the example again when the page is opened without an office', () => {
  const seven = reducer(undefined, peopleTyped('7'));
  expect(reducer(seven, locationChangedTo('/pricing')).office).toEqual(getInitialState().office);
});

it.each([
  ['', 6, 128],
  ['?people=7&leads=40', 7, 40],
  ['?people=0&leads=-3', 6, 128],
  ['?people=six&leads=1e3', 6, 128],
])('reads the office from %s', (search, people, leadsPerMonth) => {
  const state = reducer(undefined, locationChangedTo(`/pricing${search}`));
  expect(state.office).toEqual({ people, leadsPerMonth });
});

it('omits default values from the query', () => {
  const query = (...actions: UnknownAction[]) => selectPricingSearch(stateAfter(...actions));
  const leadsTyped = (text: string) => officeChanged({ input: 'leadsPerMonth', text });
  expect(query()).toBe('');
  expect(query(peopleTyped(''))).toBe('');
  expect(query(peopleTyped('7'), leadsTyped('40'))).toBe('?people=7&leads=40');
  expect(query(billingPeriodToggled(), peopleTyped('7'), leadsTyped(''))).toBe(
    '?billing=annual&people=7',
  );
});
