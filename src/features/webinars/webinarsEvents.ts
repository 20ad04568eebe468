import { leadFormEvents } from '../../shared/lead-form/leadFormEvents.ts';
import { pagedListEvents } from '../../shared/paged-list/pagedListEvents.ts';
import type { EventsOf } from '../../store/eventDescription.ts';
import type { eventsSlice } from './eventsSlice.ts';
import type { myRegistrationSlice } from './myRegistrationSlice.ts';
import type { registrationSlice } from './registrationSlice.ts';
import type { videoSlice } from './videoSlice.ts';
import type { videosSlice } from './videosSlice.ts';

export const webinarsEvents: EventsOf<
  | typeof eventsSlice
  | typeof videosSlice
  | typeof videoSlice
  | typeof registrationSlice
  | typeof myRegistrationSlice
> = {
  ...pagedListEvents('events', 'all events'),
  ...pagedListEvents('videos', 'all videos'),
  'video/loadingStarted': { meaning: 'A recording that had failed was tried again.', personal: [] },
  'video/loadingSucceeded': {
    meaning: 'The recording can play, or waits for the visitor to press play.',
    personal: [],
  },
  'video/loadingFailed': { meaning: 'The recording can not be played.', personal: [] },
  'video/chapterChosen': {
    meaning:
      'A chapter of the recording was chosen, by its start in seconds; the player goes there.',
    personal: [],
  },
  // The token opens the registration to whoever has it.
  'myRegistration/cancelRequested': {
    meaning: 'The visitor wants to cancel their registration for an event.',
    personal: ['payload'],
  },
  ...leadFormEvents('registration', 'the registration form of an event'),
};
