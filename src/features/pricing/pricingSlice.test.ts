import { arrivedAt, stateAfter } from '../../testing/stateAfter.ts';
import {
  billingPeriodToggled,
  comparedPlanChosen,
  differencesOnlyToggled,
  pricingSlice,
  selectPricingSearch,
} from './pricingSlice.ts';

const { reducer, getInitialState } = pricingSlice;

it('starts with monthly prices, all rows and the first plan', () => {
  expect(getInitialState()).toEqual({
    billingPeriod: 'monthly',
    differencesOnly: false,
    comparedPlan: 0,
  });
});

it('toggles the billing period there and back', () => {
  const annual = reducer(undefined, billingPeriodToggled());
  expect(annual.billingPeriod).toBe('annual');
  expect(reducer(annual, billingPeriodToggled()).billingPeriod).toBe('monthly');
});

it.each([
  ['/pricing?billing=annual', 'annual'],
  ['/pricing', 'monthly'],
  ['/pricing?billing=weekly', 'monthly'],
])('takes the period that %s asks for', (address, period) => {
  const annual = reducer(undefined, billingPeriodToggled());
  expect(reducer(annual, arrivedAt(address)).billingPeriod).toBe(period);
});

it('keeps the rows and the plan that are chosen while the address follows the period', () => {
  const chosen = [differencesOnlyToggled(), comparedPlanChosen(1)].reduce(
    reducer,
    getInitialState(),
  );
  const projected = arrivedAt('/pricing?billing=annual', { cause: 'projection', from: '/pricing' });
  expect(reducer(chosen, projected)).toEqual({
    billingPeriod: 'annual',
    differencesOnly: true,
    comparedPlan: 1,
  });
});

it('starts anew after another page', () => {
  const chosen = reducer(undefined, differencesOnlyToggled());
  expect(reducer(chosen, arrivedAt('/about-us'))).toEqual(getInitialState());
});

it('says the query of its address; monthly goes without saying', () => {
  expect(selectPricingSearch(stateAfter([pricingSlice]))).toBe('');
  expect(selectPricingSearch(stateAfter([pricingSlice], billingPeriodToggled()))).toBe(
    '?billing=annual',
  );
});

it('leaves out what is alike and shows it again', () => {
  const differences = reducer(undefined, differencesOnlyToggled());
  expect(differences.differencesOnly).toBe(true);
  expect(reducer(differences, differencesOnlyToggled()).differencesOnly).toBe(false);
});

it('remembers the compared plan and ignores places that are none', () => {
  const second = reducer(undefined, comparedPlanChosen(1));
  expect(second.comparedPlan).toBe(1);
  for (const nowhere of [-1, 0.5, Number.NaN]) {
    expect(reducer(second, comparedPlanChosen(nowhere)).comparedPlan).toBe(1);
  }
  expect(reducer(second, comparedPlanChosen(0)).comparedPlan).toBe(0);
});
