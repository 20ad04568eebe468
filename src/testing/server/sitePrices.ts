import { annualSaving, formatDollars } from '../../features/pricing/plan.ts';
import { loadContent } from '../../server/content/load/contentLoader.ts';

/** Prices of a plan of the site's own content, as the pages show them. */
export const sitePrices = async (name: string) => {
  const { plans } = await loadContent('content');
  const plan = plans.plans.find((each) => each.name === name)!;
  const { amount, percent } = annualSaving(plan)!;
  return {
    monthly: formatDollars(plan.monthlyPrice!),
    annual: formatDollars(plan.annualPrice!),
    saving: `You save ${formatDollars(amount)} a year (${percent}%)`,
  };
};
