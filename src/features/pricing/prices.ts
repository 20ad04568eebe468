import type { Plan } from '../../contract/entities.ts';
import { formatNumber } from '../../lib/text.ts';
import type { BillingPeriod } from './pricingSlice.ts';

const MONTHS = 12;

/** `$2,016`, or `$19.99` where there are cents. */
export const formatDollars = (amount: number): string => {
  const [dollars, cents] = Math.abs(amount).toFixed(2).split('.');
  const text = `$${formatNumber(Number(dollars))}${Number.isInteger(amount) ? '' : `.${cents}`}`;
  return amount < 0 ? `-${text}` : text;
};

const isPrice = (amount: number | null | undefined): amount is number =>
  typeof amount === 'number' && Number.isFinite(amount);

export interface Saving {
  /** Dollars kept in a year by paying for it at once. */
  amount: number;
  /** The same as a share of twelve months, 0 to 100, rounded. */
  percent: number;
}

/** What a year paid at once saves over twelve months, or null when it saves nothing or a price is missing. */
export const annualSaving = ({ monthlyPrice, annualPrice }: Plan): Saving | null => {
  if (!isPrice(monthlyPrice) || !isPrice(annualPrice)) return null;
  const twelveMonths = monthlyPrice * MONTHS;
  // Cents, because 19.99 * 12 is 239.88 only nearly.
  const amount = Math.round((twelveMonths - annualPrice) * 100) / 100;
  if (amount <= 0) return null;
  return { amount, percent: Math.round((amount / twelveMonths) * 100) };
};

/** The price of a plan in dollars for the chosen period; null when the plan has none. */
export const planPrice = (plan: Plan, period: BillingPeriod): number | null => {
  const price = period === 'monthly' ? plan.monthlyPrice : plan.annualPrice;
  return isPrice(price) ? price : null;
};
