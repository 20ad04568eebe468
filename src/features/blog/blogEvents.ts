import { pagedListEvents } from '../../shared/paged-list/pagedListEvents.ts';
import type { EventsOf } from '../../store/eventDescription.ts';
import type { postsSlice } from './postsSlice.ts';

export const blogEvents: EventsOf<typeof postsSlice> = {
  ...pagedListEvents('posts', 'all posts'),
};
