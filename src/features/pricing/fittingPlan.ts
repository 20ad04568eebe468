import type { Plan, PlanValue } from '../../contract/entities.ts';
import { readPlanValue } from './planValue.ts';
import { planPrice } from './prices.ts';
import type { BillingPeriod } from './pricingSlice.ts';

/** How long a lead stays active: the rule of thumb of the help article "Change your plan". */
const ACTIVE_MONTHS = 6;

/** Extra users are charged by the month in either period. */
const MONTHS_OF: Record<BillingPeriod, number> = { monthly: 1, annual: 12 };

interface Office {
  people: number;
  leadsPerMonth: number;
}

export interface PlanFit {
  plan: Plan;
  /** Index of the plan. */
  position: number;
  /** Users included in the price; Infinity if unlimited. */
  users: number;
  extraUsers: number;
  /** Dollars for the plan and its extra users in the billing period. */
  total: number;
}

/** `8`, `10,000`, `$18`, `Unlimited`; null for any other text. */
const readAmount = (value: PlanValue | undefined): number | null => {
  const answer = readPlanValue(value);
  if (answer.kind !== 'text') return null;
  if (/^unlimited$/i.test(answer.text)) return Infinity;
  const digits = /^\$?(\d[\d,]*(?:\.\d+)?)$/.exec(answer.text)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
};

/** Null if the plan is too small for the office or its limits or prices are unknown. */
const fitOf = (
  plan: Plan,
  position: number,
  { people, leadsPerMonth }: Office,
  period: BillingPeriod,
): PlanFit | null => {
  const price = planPrice(plan, period);
  const users = readAmount(plan.features.users);
  // A plan without the row has no limit.
  const leadLimit = plan.features.activeLeads ? readAmount(plan.features.activeLeads) : Infinity;
  if (price === null || users === null || leadLimit === null) return null;
  if (leadsPerMonth * ACTIVE_MONTHS > leadLimit) return null;

  const extraUsers = Math.max(0, people - users);
  const extraUserPrice = readAmount(plan.additionalUsageCharges.extraUser);
  if (extraUsers > 0 && extraUserPrice === null) return null;
  const total = price + extraUsers * (extraUserPrice ?? 0) * MONTHS_OF[period];
  return { plan, position, users, extraUsers, total };
};

/** The cheapest plan that fits the office; of two at the same price, the one that includes more users. */
export const fittingPlan = (
  plans: readonly Plan[],
  office: Office,
  period: BillingPeriod,
): PlanFit | null =>
  plans
    .map((plan, position) => fitOf(plan, position, office, period))
    .filter((fit) => fit !== null)
    .sort((one, other) => one.total - other.total || other.users - one.users)[0] ?? null;

/** Whether any plan tells how many users it includes. */
export const canFit = (plans: readonly Plan[]): boolean =>
  plans.some((plan) => readAmount(plan.features.users) !== null);
