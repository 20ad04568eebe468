import type { Plan } from '../../contract/entities';
import { pricingCopy } from '../../copy/pricing';

/** What to call a plan that may lack its name. */
export const planName = ({ name, title }: Plan): string =>
  name || title || pricingCopy.plans.unnamed;
