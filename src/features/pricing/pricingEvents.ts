import type { EventsOf } from '../../store/eventDescription.ts';
import type { pricingSlice } from './pricingSlice.ts';

export const pricingEvents: EventsOf<typeof pricingSlice> = {
  'pricing/billingPeriodToggled': {
    meaning: 'Monthly prices were changed for annual ones, or back.',
    personal: [],
  },
  'pricing/differencesOnlyToggled': {
    meaning: 'The comparison was cut down to the rows that differ, or shown in full again.',
    personal: [],
  },
  'pricing/comparedPlanChosen': {
    meaning: 'A plan was chosen for the comparison on small screens.',
    personal: [],
  },
  'pricing/agentsEntered': {
    meaning:
      'The calculator was told how many agents the office has, or the number was taken back.',
    personal: [],
  },
  'pricing/weeklyLeadsEntered': {
    meaning: 'The calculator was told how many leads a week arrive, or the number was taken back.',
    personal: [],
  },
};
