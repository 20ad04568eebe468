import { leadFormEvents } from '../../shared/lead-form/leadFormEvents.ts';
import type { EventsOf } from '../../store/eventDescription.ts';
import type { copySlice } from './copySlice.ts';
import type { requestDemoSlice } from './requestDemoSlice.ts';

export const requestDemoEvents: EventsOf<typeof requestDemoSlice | typeof copySlice> = {
  ...leadFormEvents('requestDemo', 'the demo form'),
  // What is copied leads into the visitor's own meeting.
  'copy/copyRequested': { meaning: 'A copy button was pressed.', personal: ['payload'] },
  'copy/copySucceeded': { meaning: 'The clipboard took what was copied.', personal: ['payload'] },
  'copy/copyFailed': { meaning: 'The browser refused to copy.', personal: [] },
  'copy/tickEnded': {
    meaning: 'The tick beside what was copied was shown long enough.',
    personal: [],
  },
};
