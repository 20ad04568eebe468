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
  /** Dollars a year. */
  amount: number;
  /** Of the price of twelve months, 0 to 100. */
  percent: number;
}

/** Null if annual billing saves nothing or a price is missing. */
export const annualSaving = ({ monthlyPrice, annualPrice }: Plan): Saving | null => {
  if (!isPrice(monthlyPrice) || !isPrice(annualPrice)) return null;
  const twelveMonths = monthlyPrice * MONTHS;
  // Rounded to cents, because 19.99 * 12 is not exactly 239.88.
  const amount = Math.round((twelveMonths - annualPrice) * 100) / 100;
  if (amount <= 0) return null;
  return { amount, percent: Math.round((amount / twelveMonths) * 100) };
};

/** In dollars; null if the plan has no price for the period. */
export const planPrice = (plan: Plan, period: BillingPeriod): number | null => {
  const price = period === 'monthly' ? plan.monthlyPrice : plan.annualPrice;
  return isPrice(price) ? price : null;
};
