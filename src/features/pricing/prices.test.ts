import { annualSaving, formatDollars, planPrice } from './prices.ts';
import { makePlan } from './plans.fixtures.ts';

it.each([
  [36, 324, 108, 25],
  [96, 768, 384, 33],
  [240, 2016, 864, 30],
])('saves on $%d a month at $%d a year: $%d, %d percent', (monthly, annual, amount, percent) => {
  const plan = makePlan({ monthlyPrice: monthly, annualPrice: annual });
  expect(annualSaving(plan)).toEqual({ amount, percent });
});

it('counts cents', () => {
  const plan = makePlan({ monthlyPrice: 19.99, annualPrice: 199.9 });
  expect(annualSaving(plan)).toEqual({ amount: 39.98, percent: 17 });
});

it.each([
  ['both prices are missing', null, null],
  ['the monthly price is missing', null, 324],
  ['the annual price is missing', 36, null],
  ['a year costs as much as twelve months', 10, 120],
  ['a year costs more than twelve months', 10, 130],
  ['everything is free', 0, 0],
  ['a price is no number', Number.NaN, 10],
])('knows of no saving when %s', (_reason, monthlyPrice, annualPrice) => {
  expect(annualSaving(makePlan({ monthlyPrice, annualPrice }))).toBeNull();
});

it('saves everything on a year for nothing', () => {
  const plan = makePlan({ monthlyPrice: 10, annualPrice: 0 });
  expect(annualSaving(plan)).toEqual({ amount: 120, percent: 100 });
});

it('gives the price of the chosen period', () => {
  const plan = makePlan({ monthlyPrice: 0, annualPrice: null });
  expect(planPrice(plan, 'monthly')).toBe(0);
  expect(planPrice(plan, 'annual')).toBeNull();
});

it('writes dollars, with cents only where there are some', () => {
  expect(formatDollars(2016)).toBe('$2,016');
  expect(formatDollars(0)).toBe('$0');
  expect(formatDollars(19.9)).toBe('$19.90');
});
