import { leadFormEvents } from '../../shared/lead-form/leadFormEvents.ts';
import type { EventsOf } from '../../store/eventDescription.ts';
import type { demoChoiceSlice } from './demoChoiceSlice.ts';
import type { myDemoSlice } from './myDemoSlice.ts';
import type { copySlice } from './copySlice.ts';
import type { requestDemoSlice } from './requestDemoSlice.ts';

export const requestDemoEvents: EventsOf<
  typeof requestDemoSlice | typeof demoChoiceSlice | typeof myDemoSlice | typeof copySlice
> = {
  'demoChoice/alternativeChosen': {
    meaning: 'One of the hours that are free in the place of a taken one was pressed.',
    personal: ['payload'],
  },
  'myDemo/momentChosen': {
    meaning: 'Another day or time was chosen for a demo that is there already.',
    personal: ['payload'],
  },
  // The token opens the demo to whoever has it.
  'myDemo/moveRequested': {
    meaning: 'The visitor wants their demo at another hour.',
    personal: ['payload'],
  },
  'myDemo/cancelRequested': {
    meaning: 'The visitor wants their demo no more.',
    personal: ['payload'],
  },
  ...leadFormEvents('requestDemo', 'the demo form'),
  // What is copied leads into the visitor's own meeting.
  'copy/copyRequested': { meaning: 'A copy button was pressed.', personal: ['payload.text'] },
  'copy/copySucceeded': { meaning: 'The clipboard took what was copied.', personal: [] },
  'copy/copyFailed': { meaning: 'The browser refused to copy.', personal: [] },
  'copy/tickEnded': {
    meaning: 'The tick beside what was copied was shown long enough.',
    personal: [],
  },
};
