import type { EventsOf } from '../../../store/eventDescription.ts';
import type { officeWeekSlice } from './officeWeekSlice.ts';

export const officeWeekEvents: EventsOf<typeof officeWeekSlice> = {
  'officeWeek/dayChosen': {
    meaning:
      'The visitor stepped to a day of the office’s week, counting from 0 for Monday: every chart of the page shows that evening.',
    personal: [],
  },
};
