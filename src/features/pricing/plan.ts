import type { Plan, PlanValue } from '../../contract/entities.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import type { BillingPeriod } from './pricingSlice.ts';

/** A value of a plan as the page shows it: true and false as a tick and a cross; null is a missing value. */
export type ShownValue = boolean | string | null;

// The rows that the page computes with. All others are shown as they are, so writers name their keys freely.

export const usersOf = ({ features }: Plan): PlanValue | undefined => features.users;

export const activeLeadsOf = ({ features }: Plan): PlanValue | undefined => features.activeLeads;

export const extraUserOf = ({ additionalUsageCharges }: Plan): PlanValue | undefined =>
  additionalUsageCharges.extraUser;

const NO = new Set(['', 'false', 'no', '0']);

export const readPlanValue = (value: PlanValue | undefined): ShownValue => {
  const content = value?.value ?? null;
  if (content === null || typeof content === 'boolean') return content;
  const text = typeof content === 'number' ? formatNumber(content) : content.trim();
  if (value?.type === 'boolean') return !NO.has(text.toLowerCase());
  return text || null;
};

/** `Active leads` becomes `active leads`; `AI summaries` and `KPIs` keep their capitals. */
const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** `500 active leads`; null if the plan does not have the feature. */
const sellingLine = (feature: PlanValue): string | null => {
  const answer = readPlanValue(feature);
  const name = feature.name.trim();
  if (!answer || answer === '0') return null;
  if (answer === true) return name || null;
  return name ? `${answer} ${lowerFirst(name)}` : answer;
};

const SELLING_LINE_COUNT = 5;

export const sellingLines = ({ features }: Plan): string[] =>
  Object.values(features)
    .map(sellingLine)
    .filter((line) => line !== null)
    .slice(0, SELLING_LINE_COUNT);

export const planName = ({ name, title }: Plan): string =>
  name || title || pricingStrings.plans.unnamed;

export const planPrice = (plan: Plan, period: BillingPeriod): number | null =>
  period === 'monthly' ? plan.monthlyPrice : plan.annualPrice;

/** Dollars and percent a year; null if annual billing saves nothing or a price is missing. */
export const annualSaving = ({ monthlyPrice, annualPrice }: Plan) => {
  if (monthlyPrice === null || annualPrice === null) return null;
  const twelveMonths = monthlyPrice * 12;
  // Rounded to cents, because 19.99 * 12 is not exactly 239.88.
  const amount = Math.round((twelveMonths - annualPrice) * 100) / 100;
  if (amount <= 0) return null;
  return { amount, percent: Math.round((amount / twelveMonths) * 100) };
};

/** `$2,016`, or `$19.90` with cents. */
export const formatDollars = (amount: number): string => {
  const [dollars, cents] = amount.toFixed(2).split('.');
  return `$${formatNumber(Number(dollars))}${cents === '00' ? '' : `.${cents}`}`;
};
