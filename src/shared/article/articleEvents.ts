import type { EventsOf } from '../../store/eventDescription.ts';
import type { tableOfContentsSlice } from './tableOfContentsSlice.ts';

export const articleEvents: EventsOf<typeof tableOfContentsSlice> = {
  'tableOfContents/tableOfContentsToggled': {
    meaning: 'The table of contents was unfolded, or folded again.',
    personal: [],
  },
};
