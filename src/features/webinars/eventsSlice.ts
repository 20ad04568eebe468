import {
  createPagedListSlice,
  type PagedListState,
} from '../../shared/paged-list/createPagedListSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** Which page of all events is open. */
export const eventsSlice = createPagedListSlice('events');

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    events: PagedListState;
  }
}

export const { selectPage: selectRequestedEventsPage } =
  eventsSlice.injectInto(rootReducer).selectors;
