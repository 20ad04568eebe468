import {
  billingPeriodChosen,
  billingPeriodToggled,
  comparedPlanChosen,
  differencesOnlyToggled,
  pricingSlice,
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

it('takes the period that the address asks for, also twice', () => {
  const annual = reducer(undefined, billingPeriodChosen('annual'));
  expect(annual.billingPeriod).toBe('annual');
  expect(reducer(annual, billingPeriodChosen('annual'))).toBe(annual);
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
