import type { Plan } from '../../contract/entities.ts';
import { canFit, fittingPlan } from './fittingPlan.ts';
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

const fit = (agents: number, leadsPerWeek: number, among: readonly Plan[] = plans) =>
  fittingPlan(among, { agents, leadsPerWeek }, 'monthly');

it.each([
  [1, 10, 'Solo', 36],
  [2, 10, 'Solo', 54],
  // $36 + 4 × $18 is more than Team: the help article's own example
  [5, 10, 'Team', 96],
  [6, 40, 'Team', 96],
  [9, 40, 'Team', 108],
  // $96 + 12 × $12 is what Brokerage costs, which holds more
  [20, 40, 'Brokerage', 240],
  [42, 400, 'Brokerage', 258],
])('fits %d agents with %d leads a week into %s for $%d', (agents, leads, name, total) => {
  expect(fit(agents, leads)).toMatchObject({ plan: { name }, total });
});

it('counts a lead as active for half a year', () => {
  expect(fit(1, 19)).toMatchObject({ plan: { name: 'Solo' }, activeLeads: 494, leadLimit: 500 });
  expect(fit(1, 20)).toMatchObject({ plan: { name: 'Team' }, activeLeads: 520 });
  expect(fit(1, 385)).toMatchObject({ plan: { name: 'Brokerage' }, leadLimit: Infinity });
});

it('charges extra users by the month in a year paid at once', () => {
  const yearly = fittingPlan(plans, { agents: 2, leadsPerWeek: 10 }, 'annual');
  expect(yearly).toMatchObject({ extraUsers: 1, extraUserPrice: 216, total: 288 + 216 });
});

it('passes over plans that do not say what they hold or cost', () => {
  const odd = [
    makePlan(),
    plan('Many', 1, 'many', '500', '$1'),
    plan('Vague', 1, '8', 'a lot', '$1'),
    makePlan({ name: 'Asked', monthlyPrice: null, features: { users: named('Users', 9) } }),
  ];
  expect(fit(2, 10, odd)).toBeNull();
  expect(canFit(odd.slice(0, 2))).toBe(false);
  expect(fit(2, 10, [...odd, ...plans])).toMatchObject({ plan: { name: 'Solo' }, position: 4 });
});

it('takes no more agents than a plan without extra users holds, and any number of leads without a limit', () => {
  const closed = makePlan({ features: { users: named('Users', 8) } });
  expect(fit(8, 9999, [closed])).toMatchObject({ total: 36 });
  expect(fit(9, 1, [closed])).toBeNull();
});
