import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  agentsEntered,
  billingPeriodToggled,
  comparedPlanChosen,
  differencesOnlyToggled,
  pricingSlice,
  selectPricingSearch,
  weeklyLeadsEntered,
} from './pricingSlice.ts';

const { reducer, getInitialState } = pricingSlice;

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
  expect(reducer(annual, locationChangedTo(address)).billingPeriod).toBe(period);
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
    agents: null,
    leadsPerWeek: null,
  });
});

it('starts anew after another page', () => {
  const chosen = reducer(undefined, differencesOnlyToggled());
  expect(reducer(chosen, locationChangedTo('/about-us'))).toEqual(getInitialState());
});

it('says the query of its address; monthly goes without saying', () => {
  expect(selectPricingSearch(stateAfter())).toBe('');
  expect(selectPricingSearch(stateAfter(billingPeriodToggled()))).toBe('?billing=annual');
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

it('reckons with whole numbers within its limits, and forgets one that is taken back', () => {
  const six = reducer(undefined, agentsEntered(6));
  for (const odd of [0, -1, 2.5, 1000, Number.NaN]) {
    expect(reducer(six, agentsEntered(odd)).agents).toBe(6);
  }
  expect(reducer(six, agentsEntered(null)).agents).toBeNull();
  expect(reducer(six, weeklyLeadsEntered(9999)).leadsPerWeek).toBe(9999);
  expect(reducer(six, weeklyLeadsEntered(10_000)).leadsPerWeek).toBeNull();
});

it.each([
  ['?agents=6&leads=40', 6, 40],
  ['?agents=6', 6, null],
  ['?agents=0&leads=-3', null, null],
  ['?agents=six&leads=1e3', null, null],
  ['?agents=1000&leads=10000', null, null],
])('reads what an office is from %s', (search, agents, leadsPerWeek) => {
  const state = reducer(undefined, locationChangedTo(`/pricing${search}`));
  expect(state).toMatchObject({ agents, leadsPerWeek });
});

it('says what an office is in the query, after the period', () => {
  const typed = [agentsEntered(6), weeklyLeadsEntered(40)];
  expect(selectPricingSearch(stateAfter(...typed))).toBe('?agents=6&leads=40');
  expect(selectPricingSearch(stateAfter(billingPeriodToggled(), ...typed))).toBe(
    '?billing=annual&agents=6&leads=40',
  );
});
