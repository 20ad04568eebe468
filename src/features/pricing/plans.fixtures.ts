import type { Plan, PlanCatalog, PlanValue } from '../../contract/entities.ts';

export const yes: PlanValue = { type: 'boolean', name: 'Yes', value: true };
export const no: PlanValue = { type: 'boolean', name: 'No', value: false };

export const named = (name: string, value: PlanValue['value'], type = 'value'): PlanValue => ({
  type,
  name,
  value,
});

/** A plan for tests; name what matters. */
export const makePlan = (plan: Partial<Plan> = {}): Plan => ({
  name: 'Solo',
  title: 'For one',
  description: 'One agent, one line.',
  isPopular: false,
  monthlyPrice: 36,
  annualPrice: 324,
  features: {},
  additionalUsageCharges: {},
  ...plan,
});

/**
 * The sample catalog of the design, shortened. Its charge is `user`, not the `extraUser` that the calculator knows, so an
 * office fits only in a plan that includes all its people.
 */
export const makeCatalog = (catalog: Partial<PlanCatalog> = {}): PlanCatalog => ({
  plans: [
    makePlan({
      features: { users: named('User', '1'), chat: no, calls: yes },
      additionalUsageCharges: { user: named('Extra user', '$18') },
    }),
    makePlan({
      name: 'Team',
      isPopular: true,
      monthlyPrice: 96,
      annualPrice: 768,
      features: { users: named('Users', '8'), chat: yes, calls: yes },
      additionalUsageCharges: { user: named('Extra user', '$12') },
    }),
    makePlan({
      name: 'Brokerage',
      monthlyPrice: 240,
      annualPrice: 2016,
      features: { users: named('Users', 40), chat: yes, calls: yes },
      additionalUsageCharges: {},
    }),
  ],
  features: [
    { key: 'users', name: 'Users' },
    { key: 'chat', name: 'Team chat' },
    { key: 'calls', name: 'Calling' },
  ],
  additionalUsageCharges: [{ key: 'user', name: 'Extra user, per month' }],
  ...catalog,
});
