import type { EventsOf } from '../../store/eventDescription.ts';
import type { boxShown, emptyAddressSubmitted } from './newsletterListeners.ts';
import type { newsletterLinkSlice } from './newsletterLinkSlice.ts';
import type { newsletterSlice } from './newsletterSlice.ts';

export const newsletterEvents: EventsOf<
  | typeof newsletterSlice
  | typeof newsletterLinkSlice
  | typeof boxShown
  | typeof emptyAddressSubmitted
> = {
  'newsletter/addressSubmitted': {
    meaning: 'The newsletter box was submitted with an address.',
    personal: [],
  },
  'newsletter/boxShown': { meaning: 'The newsletter box came on the page.', personal: [] },
  'newsletter/emptyAddressSubmitted': {
    meaning: 'The newsletter box was submitted without an address.',
    personal: [],
  },
  'newsletter/unsentAddressesRestored': {
    meaning: 'Addresses that could not be sent were found in the tab.',
    personal: ['payload'],
  },
  'newsletterLink/linkFollowed': {
    meaning:
      'On the page of a mail’s link its button was pressed: to confirm, to unsubscribe, or for a newer link.',
    personal: [],
  },
};
