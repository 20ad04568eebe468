import type { EventsOf } from '../../store/eventDescription.ts';
import type { faqSlice } from './faqSlice.ts';

export const faqEvents: EventsOf<typeof faqSlice> = {
  'faq/faqToggled': {
    meaning: 'A question of the page was opened, or closed again.',
    personal: [],
  },
};
