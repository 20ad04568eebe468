import type { Plan, PlanValue } from '../../contract/entities.ts';
import { activeLeadsOf, extraUserOf, planPrice, readPlanValue, usersOf } from './plan.ts';
import type { BillingPeriod } from './pricingSlice.ts';

/** How long a lead stays active: the rule of thumb of the help article "Change your plan". */
const ACTIVE_MONTHS = 6;

export interface PlanFit {
  plan: Plan;
  users: number;
  extraUsers: number;
  /** Dollars for the plan and its extra users in the billing period. */
  total: number;
}

/** `8`, `10,000`, `$18`, `Unlimited`; null for any other text. */
export const readAmount = (value: PlanValue | undefined): number | null => {
  const answer = String(readPlanValue(value));
  if (/^unlimited$/i.test(answer)) return Infinity;
  return /^\$?\d[\d,]*(\.\d+)?$/.test(answer) ? Number(answer.replace(/[$,]/g, '')) : null;
};

/** The cheapest plan that fits the office; of two at the same price, the one that includes more users. */
export const fittingPlan = (
  plans: readonly Plan[],
  people: number,
  leadsPerMonth: number,
  period: BillingPeriod,
): PlanFit | null => {
  const fits: PlanFit[] = [];
  for (const plan of plans) {
    const price = planPrice(plan, period);
    const users = readAmount(usersOf(plan));
    const activeLeads = activeLeadsOf(plan);
    const leadLimit = activeLeads ? readAmount(activeLeads) : Infinity;
    if (price === null || users === null || leadLimit === null) continue;
    const extraUsers = Math.max(0, people - users);
    const extraUserPrice = readAmount(extraUserOf(plan));
    if (leadsPerMonth * ACTIVE_MONTHS > leadLimit) continue;
    if (extraUsers > 0 && extraUserPrice === null) continue;
    // Extra users are charged by the month in either period.
    const extraPrice = extraUsers * (extraUserPrice ?? 0) * (period === 'annual' ? 12 : 1);
    fits.push({ plan, users, extraUsers, total: price + extraPrice });
  }
  fits.sort((one, other) => one.total - other.total || other.users - one.users);
  return fits[0] ?? null;
};

/** Whether any plan says how many users it includes. */
export const canRecommend = (plans: readonly Plan[]): boolean =>
  plans.some((plan) => readAmount(usersOf(plan)) !== null);
