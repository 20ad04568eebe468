import type { Plan, PlanValue } from '../../contract/entities.ts';
import { planPrice } from './prices.ts';
import { readPlanValue } from './planValue.ts';
import type { BillingPeriod } from './pricingSlice.ts';

/** How long a lead is active, in weeks: the rule of thumb of the help article "Change your plan". */
const ACTIVE_WEEKS = 26;

/** How often an extra user is charged within a billing period: by the month, whatever the plan's period is. */
const MONTHS_OF: Record<BillingPeriod, number> = { monthly: 1, annual: 12 };

/** What a visitor says about an office. */
export interface OfficeSize {
  agents: number;
  leadsPerWeek: number;
}

export interface PlanFit {
  /** Its place among the plans, counting from 0. */
  position: number;
  plan: Plan;
  /** Users in the plan's price; Infinity without a limit. */
  users: number;
  extraUsers: number;
  /** Dollars for one extra user and the billing period. */
  extraUserPrice: number;
  /** Dollars for the plan alone and the billing period. */
  planPrice: number;
  /** Dollars for the plan and its extra users in the billing period, before calls and texts. */
  total: number;
  /** Leads that will be active at a time. */
  activeLeads: number;
  /** Active leads that the plan holds; Infinity without a limit. */
  leadLimit: number;
}

/** `8`, `10,000`, `$18`, `Unlimited`; null for anything else. */
const readAmount = (value: PlanValue | undefined): number | null => {
  const answer = readPlanValue(value);
  if (answer.kind !== 'text') return null;
  if (/^unlimited$/i.test(answer.text)) return Infinity;
  const digits = /^\$?(\d[\d,]*(?:\.\d+)?)$/.exec(answer.text)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
};

/** How a plan would hold an office, or null when it cannot, or does not say what it holds. */
const fitOf = (
  plan: Plan,
  position: number,
  { agents, leadsPerWeek }: OfficeSize,
  period: BillingPeriod,
): PlanFit | null => {
  const price = planPrice(plan, period);
  const users = readAmount(plan.features.users);
  if (price === null || users === null) return null;

  // A plan that does not mention a limit has none.
  const leadLimit = plan.features.activeLeads ? readAmount(plan.features.activeLeads) : Infinity;
  const activeLeads = leadsPerWeek * ACTIVE_WEEKS;
  if (leadLimit === null || activeLeads > leadLimit) return null;

  const extraUsers = Math.max(0, agents - users);
  const monthly = readAmount(plan.additionalUsageCharges.extraUser);
  if (extraUsers > 0 && monthly === null) return null;
  const extraUserPrice = (monthly ?? 0) * MONTHS_OF[period];
  const total = price + extraUsers * extraUserPrice;
  return {
    position,
    plan,
    users,
    extraUsers,
    extraUserPrice,
    planPrice: price,
    total,
    activeLeads,
    leadLimit,
  };
};

/**
 * The plan that holds an office for the least money; of two that cost the same, the one with more users in its price.
 * Null when none does.
 */
export const fittingPlan = (
  plans: readonly Plan[],
  office: OfficeSize,
  period: BillingPeriod,
): PlanFit | null =>
  plans
    .map((plan, position) => fitOf(plan, position, office, period))
    .filter((fit) => fit !== null)
    .sort((one, other) => one.total - other.total || other.users - one.users)[0] ?? null;

/** Whether any plan says enough about itself to be chosen by the size of an office. */
export const canFit = (plans: readonly Plan[]): boolean =>
  plans.some((plan) => readAmount(plan.features.users) !== null);
