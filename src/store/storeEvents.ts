import type { serverQueriesReceived } from '../api/baseApi.ts';
import type { EventsOf } from './eventDescription.ts';
import type { navigationSlice, pageLoaded } from './navigationSlice.ts';
import type { networkReturned } from './networkReturned.ts';
import type { speedMeasured } from './speedMeasured.ts';
import type { visitorNotified } from './visitorNotified.ts';

/** Events that no feature owns. */
export const storeEvents: EventsOf<
  | typeof navigationSlice
  | typeof pageLoaded
  | typeof networkReturned
  | typeof speedMeasured
  | typeof visitorNotified
  | typeof serverQueriesReceived
> = {
  'navigation/arrived': {
    meaning: 'The visitor is at an address; `cause` says how they came there.',
    personal: ['payload.search'],
  },
  'navigation/pageLoaded': {
    meaning: 'The code of a page has come, and its slices with it.',
    personal: [],
  },
  'network/networkReturned': {
    meaning: 'The browser has a network again; what could not be sent is sent.',
    personal: [],
  },
  'speed/speedMeasured': {
    meaning: 'The browser measured how fast the site was for the visitor, and told the site.',
    personal: [],
  },
  'toasts/visitorNotified': {
    meaning: 'The visitor was told something in a toast.',
    // The words may be the server's.
    personal: ['payload.message'],
  },
  'api/serverQueriesReceived': {
    meaning: 'The reads that the server made for the page were taken over.',
    personal: ['payload'],
  },
};
