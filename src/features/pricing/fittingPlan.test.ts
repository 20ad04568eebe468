import type { Plan } from '../../contract/entities.ts';
import { canRecommend, fittingPlan } from './fittingPlan.ts';
import { makePlan, named } from './plans.fixtures.ts';

const plan = (name: string, monthlyPrice: number, users: string, leads: string, extra?: string) =>
  makePlan({
    name,
    monthlyPrice,
    annualPrice: monthlyPrice * 8,
    features: { users: named('Users', users), activeLeads: named('Active leads', leads) },
    additionalUsageCharges: extra ? { extraUser: named('', extra) } : {},
  });

/** As they are on the site. */
const plans = [
  plan('Solo', 36, '1', '500', '$18'),
  plan('Team', 96, '8', '10,000', '$12'),
  plan('Brokerage', 240, '40', 'Unlimited', '$9'),
];

const fit = (people: number, leadsPerMonth: number, among: readonly Plan[] = plans) =>
  fittingPlan(among, people, leadsPerMonth, 'monthly');

it.each([
  [1, 40, 'Solo', 36],
  [2, 40, 'Solo', 54],
  // A lead is active for half a year.
  [1, 83, 'Solo', 36],
  [1, 84, 'Team', 96],
  [1, 1667, 'Brokerage', 240],
  // $36 + 4 × $18 is more than Team: the help article's own example
  [5, 40, 'Team', 96],
  [6, 128, 'Team', 96],
  [9, 128, 'Team', 108],
  // $96 + 12 × $12 is what Brokerage costs, which holds more
  [20, 128, 'Brokerage', 240],
  [42, 2000, 'Brokerage', 258],
])('fits %d people with %d leads a month into %s for $%d', (agents, leads, name, total) => {
  expect(fit(agents, leads)).toMatchObject({ plan: { name }, total });
});

it('charges extra users for twelve months in an annual plan', () => {
  const yearly = fittingPlan(plans, 2, 40, 'annual');
  expect(yearly).toMatchObject({ extraUsers: 1, total: 288 + 216 });
});

it('skips plans with unknown limits or prices', () => {
  const odd = [
    makePlan(),
    plan('Many', 1, 'many', '500', '$1'),
    plan('Vague', 1, '8', 'a lot', '$1'),
    makePlan({ name: 'Asked', monthlyPrice: null, features: { users: named('Users', 9) } }),
  ];
  expect(fit(2, 10, odd)).toBeNull();
  expect(canRecommend(odd.slice(0, 2))).toBe(false);
  expect(fit(2, 10, [...odd, ...plans])).toMatchObject({ plan: { name: 'Solo' } });
});

it('fits no extra users into a plan without their price, but any number of leads without a limit', () => {
  const closed = makePlan({ features: { users: named('Users', 8) } });
  expect(fit(8, 9999, [closed])).toMatchObject({ total: 36 });
  expect(fit(9, 1, [closed])).toBeNull();
});
