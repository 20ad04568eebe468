import type { PlanCatalog } from '../../contract/entities.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { pricingApi } from './pricingApi.ts';
import {
  selectComparedPlan,
  selectComparedSections,
  selectFit,
  selectHasComparison,
  selectOffers,
  selectReferencePlan,
} from './pricingSelectors.ts';
import {
  billingPeriodToggled,
  comparedPlanChosen,
  differencesOnlyToggled,
  officeChanged,
} from './pricingSlice.ts';
import { makeCatalog, makePlan, named, no, yes } from './plans.fixtures.ts';

const storeWith = async (catalog: PlanCatalog) => {
  const store = makeTestStore();
  await store.dispatch(pricingApi.util.upsertQueryData('getPlans', undefined, catalog));
  return store;
};

it('offers nothing while no plans have been read', () => {
  const { getState } = makeTestStore();
  expect(selectOffers(getState())).toEqual([]);
  expect(selectHasComparison(getState())).toBe(false);
  expect(selectComparedSections(getState())).toEqual([]);
  expect(selectComparedPlan(getState())).toBe(0);
});

it('offers each plan for the chosen period with its saving', async () => {
  const { dispatch, getState } = await storeWith(makeCatalog());
  expect(selectOffers(getState()).map(({ price }) => price)).toEqual([36, 96, 240]);
  dispatch(billingPeriodToggled());
  expect(selectOffers(getState()).map(({ price }) => price)).toEqual([324, 768, 2016]);
  expect(selectOffers(getState()).map(({ saving }) => saving?.percent)).toEqual([25, 33, 30]);
});

it('computes annual costs in both billing periods', async () => {
  const { dispatch, getState } = await storeWith(makeCatalog());
  expect(selectOffers(getState()).map(({ annualTotal }) => annualTotal)).toEqual([324, 768, 2016]);
  dispatch(billingPeriodToggled());
  expect(selectOffers(getState()).map(({ annualTotal }) => annualTotal)).toEqual([324, 768, 2016]);
});

it.each<[string, Partial<PlanCatalog>, boolean]>([
  ['plans and rows', {}, true],
  ['rows of one section', { additionalUsageCharges: [] }, true],
  ['no rows', { features: [], additionalUsageCharges: [] }, false],
  ['no plans', { plans: [] }, false],
])('has something to compare when there are %s: %#', async (_what, catalog, expected) => {
  const { getState } = await storeWith(makeCatalog(catalog));
  expect(selectHasComparison(getState())).toBe(expected);
});

it('keeps the offers while other things change', async () => {
  const { dispatch, getState } = await storeWith(makeCatalog());
  const offers = selectOffers(getState());
  dispatch(differencesOnlyToggled());
  expect(selectOffers(getState())).toBe(offers);
});

it('sells a plan by the first five things it has, in its own order', async () => {
  const features = {
    chat: no,
    users: named('Users', 8),
    calls: named('Calling', true, 'boolean'),
    leads: named('Leads', 500),
    roles: named('Roles', true, 'boolean'),
    numbers: named('Numbers', null),
    onboarding: named('Onboarding', true, 'boolean'),
    support: named('Support', 'Chat'),
  };
  const { getState } = await storeWith(makeCatalog({ plans: [makePlan({ features })] }));
  expect(selectOffers(getState())[0]?.sellingLines).toEqual([
    '8 users',
    'Calling',
    '500 leads',
    'Roles',
    'Onboarding',
  ]);
});

it('leaves out the rows in which all plans are alike', async () => {
  const { dispatch, getState } = await storeWith(makeCatalog());
  dispatch(differencesOnlyToggled());
  const keys = selectComparedSections(getState()).map(({ rows }) => rows.map(({ key }) => key));
  expect(keys).toEqual([['users', 'chat'], ['user']]);
});

it('leaves out a section in which nothing differs', async () => {
  const plans = [makePlan({ features: { chat: yes } }), makePlan({ features: { chat: no } })];
  const { dispatch, getState } = await storeWith(makeCatalog({ plans }));
  dispatch(differencesOnlyToggled());
  expect(selectComparedSections(getState()).map(({ section }) => section)).toEqual(['features']);
});

it('shows every row of a plan that has no other beside it', async () => {
  const { dispatch, getState } = await storeWith(makeCatalog({ plans: [makePlan()] }));
  dispatch(differencesOnlyToggled());
  expect(selectComparedSections(getState())[0]?.rows).toHaveLength(3);
});

it('compares the popular plan with the first of the others until one is chosen', async () => {
  const { dispatch, getState } = await storeWith(makeCatalog());
  expect(selectReferencePlan(getState())).toBe(1);
  expect(selectComparedPlan(getState())).toBe(0);
  dispatch(comparedPlanChosen(2));
  expect(selectComparedPlan(getState())).toBe(2);
});

it.each([9, 1])(
  'compares the first of the others when the chosen plan is number %d',
  async (chosen) => {
    const { dispatch, getState } = await storeWith(makeCatalog());
    dispatch(comparedPlanChosen(chosen));
    expect(selectComparedPlan(getState())).toBe(0);
  },
);

it('compares the recommended plan, except that of the example, unless another is chosen', async () => {
  const { dispatch, getState } = await storeWith(makeCatalog());
  expect(selectFit(getState())).toBeNull();
  dispatch(officeChanged({ people: '12' }));
  expect(selectFit(getState())).toMatchObject({ position: 2, total: 240 });
  expect(selectComparedPlan(getState())).toBe(2);
  dispatch(comparedPlanChosen(0));
  expect(selectComparedPlan(getState())).toBe(0);
});

it('recommends a plan for the billing period', async () => {
  const { dispatch, getState } = await storeWith(makeCatalog());
  dispatch(officeChanged({ people: '1', leadsPerMonth: '1' }));
  dispatch(billingPeriodToggled());
  expect(selectFit(getState())?.total).toBe(324);
});

it('compares the first plan with the second when none is popular, and one alone with none', async () => {
  const two = await storeWith(makeCatalog({ plans: [makePlan(), makePlan({ name: 'Duo' })] }));
  expect(selectReferencePlan(two.getState())).toBe(0);
  expect(selectComparedPlan(two.getState())).toBe(1);
  const one = await storeWith(makeCatalog({ plans: [makePlan()] }));
  expect(selectComparedPlan(one.getState())).toBe(0);
});
