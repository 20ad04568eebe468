import { pagedListEvents } from '../../shared/paged-list/pagedListEvents.ts';
import type { EventsOf } from '../../store/eventDescription.ts';
import type { carouselSlice } from './carouselSlice.ts';
import type { integrationSearchSlice, integrationsSlice } from './integrationsSlice.ts';

export const integrationsEvents: EventsOf<
  typeof carouselSlice | typeof integrationSearchSlice | typeof integrationsSlice
> = {
  'carousel/nextSlideRequested': { meaning: 'The next slide was asked for.', personal: [] },
  'carousel/previousSlideRequested': { meaning: 'The slide before was asked for.', personal: [] },
  'carousel/slideChosen': { meaning: 'A slide was chosen by its dot.', personal: [] },
  'integrationSearch/queryChanged': {
    meaning: 'Something was typed into the search box.',
    personal: ['payload'],
  },
  'integrationSearch/typingPaused': {
    meaning: 'Nothing was typed for a while: the list follows.',
    personal: [],
  },
  'integrationSearch/querySubmitted': { meaning: 'The search was submitted.', personal: [] },
  ...pagedListEvents('integrations', 'integrations found'),
};
