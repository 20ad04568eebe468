import type { WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { createPagedListSlice } from '../../shared/paged-list/createPagedListSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** Which page of all events is open. */
export const eventsSlice = createPagedListSlice('events', paths.allEvents);

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof eventsSlice> {}
}

export const {
  selectPage: selectRequestedEventsPage,
  selectPageArgument: selectEventsArgument,
  selectSearch: selectEventsSearch,
} = eventsSlice.injectInto(rootReducer).selectors;
