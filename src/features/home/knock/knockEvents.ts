import type { EventsOf } from '../../../store/eventDescription.ts';
import type { knockSlice } from './knockSlice.ts';

export const knockEvents: EventsOf<typeof knockSlice> = {
  'knock/bellPressed': {
    meaning: 'The bell on the home page was rung: a lead arrived in its picture.',
    personal: [],
  },
};
