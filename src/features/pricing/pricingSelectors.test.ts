import type { PlanCatalog } from '../../contract/entities.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeCatalog, makePlan, no, yes } from './plans.fixtures.ts';
import { pricingApi } from './pricingApi.ts';
import {
  selectComparedPlanIndex,
  selectComparedSections,
  selectFittingPlan,
  selectHasComparison,
  selectLargestSaving,
  selectPlans,
  selectRecommendation,
  selectReferencePlanIndex,
} from './pricingSelectors.ts';
import {
  billingPeriodChosen,
  comparedPlanChosen,
  differencesOnlyToggled,
  inputChanged,
} from './pricingSlice.ts';

const storeWith = (catalog: PlanCatalog) => {
  const store = makeTestStore();
  store.dispatch(
    pricingApi.util.upsertQueryEntries([
      { endpointName: 'getPlans', arg: undefined, value: catalog },
    ]),
  );
  return store;
};

it('compares nothing before the plans are loaded', () => {
  const { getState } = makeTestStore();
  expect(selectHasComparison(getState())).toBe(false);
  expect(selectComparedSections(getState())).toEqual([]);
  expect(selectComparedPlanIndex(getState())).toBe(0);
});

it('knows no plans and no saving before the plans are loaded', () => {
  const { getState } = makeTestStore();
  expect(selectPlans(getState())).toEqual([]);
  expect(selectLargestSaving(getState())).toBe(0);
});

it.each([
  ['the most that a plan saves', makeCatalog().plans, 33],
  ['a whole percentage', [makePlan({ monthlyPrice: 36, annualPrice: 400 })], 7],
  ['0 when a year costs more', [makePlan({ monthlyPrice: 36, annualPrice: 500 })], 0],
  ['0 without a price', [makePlan({ annualPrice: null })], 0],
])('tells as the largest saving %s', (_what, plans, percent) => {
  expect(selectLargestSaving(storeWith(makeCatalog({ plans })).getState())).toBe(percent);
});

it.each<[string, Partial<PlanCatalog>, boolean]>([
  ['plans and rows', {}, true],
  ['rows of one section', { additionalUsageCharges: [] }, true],
  ['no rows', { features: [], additionalUsageCharges: [] }, false],
  ['no plans', { plans: [] }, false],
])('has something to compare when there are %s: %#', (_what, catalog, expected) => {
  const { getState } = storeWith(makeCatalog(catalog));
  expect(selectHasComparison(getState())).toBe(expected);
});

const answersOf = (catalog: PlanCatalog, differencesOnly: boolean) => {
  const { dispatch, getState } = storeWith(catalog);
  if (differencesOnly) dispatch(differencesOnlyToggled());
  const rows = selectComparedSections(getState())
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.rows);
  return Object.fromEntries(rows.map(({ key, cells }) => [key, cells]));
};

it('compares the answers of all plans, or only those that differ', () => {
  const users = ['1', '8', '40'];
  const chat = [false, true, true];
  const user = ['$18', '$12', null];
  const calls = [true, true, true];
  expect(answersOf(makeCatalog(), false)).toEqual({ users, chat, calls, user });
  expect(answersOf(makeCatalog(), true)).toEqual({ users, chat, user });
});

it('omits a section in which nothing differs', () => {
  const plans = [makePlan({ features: { chat: yes } }), makePlan({ features: { chat: no } })];
  expect(answersOf(makeCatalog({ plans }), true)).toEqual({ chat: [true, false] });
});

it('lists the rows by group, those without one first, and omits a group in which nothing differs', () => {
  const features = [
    { key: 'calls', name: 'Calling', group: 'Calls' },
    { key: 'users', name: 'Users' },
    { key: 'chat', name: 'Team chat', group: 'Team' },
    { key: 'texts', name: 'Texting', group: 'Calls' },
  ];
  const { dispatch, getState } = storeWith(makeCatalog({ features, additionalUsageCharges: [] }));
  const groups = () =>
    selectComparedSections(getState()).flatMap((section) =>
      section.groups.map(({ name, rows }) => [name, ...rows.map(({ key }) => key)]),
    );
  expect(groups()).toEqual([
    ['', 'users'],
    ['Calls', 'calls', 'texts'],
    ['Team', 'chat'],
  ]);
  dispatch(differencesOnlyToggled());
  expect(groups()).toEqual([
    ['', 'users'],
    ['Team', 'chat'],
  ]);
});

it('compares a missing feature as excluded, and shows every row of a single plan', () => {
  expect(answersOf(makeCatalog({ plans: [makePlan()] }), true)).toEqual({
    users: [false],
    chat: [false],
    calls: [false],
    user: [null],
  });
});

it.each([
  [undefined, 0],
  [2, 2],
  [9, 0],
  [1, 0],
])('compares the popular plan with %p as plan %d', (chosen, compared) => {
  const { dispatch, getState } = storeWith(makeCatalog());
  if (chosen !== undefined) dispatch(comparedPlanChosen(chosen));
  expect(selectReferencePlanIndex(getState())).toBe(1);
  expect(selectComparedPlanIndex(getState())).toBe(compared);
});

it('compares the first plan with the second when none is popular, and one alone with none', () => {
  const two = storeWith(makeCatalog({ plans: [makePlan(), makePlan({ name: 'Duo' })] }));
  expect(selectReferencePlanIndex(two.getState())).toBe(0);
  expect(selectComparedPlanIndex(two.getState())).toBe(1);
  const one = storeWith(makeCatalog({ plans: [makePlan()] }));
  expect(selectComparedPlanIndex(one.getState())).toBe(0);
});

it('compares the recommended plan, except that of the example, unless another is chosen', () => {
  const { dispatch, getState } = storeWith(makeCatalog());
  expect(selectFittingPlan(getState())).toBeUndefined();
  dispatch(inputChanged({ input: 'people', text: '12' }));
  expect(selectFittingPlan(getState())?.name).toBe('Brokerage');
  expect(selectComparedPlanIndex(getState())).toBe(2);
  dispatch(comparedPlanChosen(0));
  expect(selectComparedPlanIndex(getState())).toBe(0);
});

it('recommends a plan for the billing period, and none while an input is empty', () => {
  const { dispatch, getState } = storeWith(makeCatalog());
  dispatch(inputChanged({ input: 'people', text: '1' }));
  dispatch(billingPeriodChosen('annual'));
  expect(selectRecommendation(getState())?.total).toBe(324);
  dispatch(inputChanged({ input: 'leadsPerMonth', text: '' }));
  expect(selectRecommendation(getState())).toBeNull();
  expect(selectFittingPlan(getState())).toBeUndefined();
});
