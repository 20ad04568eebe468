import type { Plan } from '../../contract/entities.ts';
import { pricingStrings } from '../../strings/pricing.ts';

/** What to call a plan that may lack its name. */
export const planName = ({ name, title }: Plan): string =>
  name || title || pricingStrings.plans.unnamed;
