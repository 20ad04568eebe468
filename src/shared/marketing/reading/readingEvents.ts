import type { EventsOf } from '../../../store/eventDescription.ts';
import type { readingSlice } from './readingSlice.ts';

export const readingEvents: EventsOf<typeof readingSlice> = {
  'reading/sectionReached': {
    meaning:
      'The middle of the window came into a section of the page, counting from 0; an earlier one that it left is read.',
    personal: [],
  },
  'reading/closingReached': {
    meaning: 'The visitor came to the street at the end: a window lights up for each section read.',
    personal: [],
  },
};
