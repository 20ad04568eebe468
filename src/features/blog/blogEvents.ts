import { pagedListEvents } from '../../shared/paged-list/pagedListEvents.ts';
import type { EventsOf } from '../../store/eventDescription.ts';
import type { faqSlice } from './faqSlice.ts';
import type { postsSlice } from './postsSlice.ts';

export const blogEvents: EventsOf<typeof faqSlice | typeof postsSlice> = {
  'faq/faqToggled': {
    meaning: 'A question of the post was opened, or closed again.',
    personal: [],
  },
  ...pagedListEvents('posts', 'all posts'),
};
