import { createPagedListSlice, type PagedListState } from '../../store/createPagedListSlice';
import { rootReducer } from '../../store/rootReducer';

/** Which page of all events is open. */
const eventsSlice = createPagedListSlice('events');

declare module '../../store/rootReducer' {
  interface LazyLoadedSlices {
    events: PagedListState;
  }
}

export const eventsPaged = eventsSlice.actions;
export const { selectPage: selectRequestedEventsPage } =
  eventsSlice.injectInto(rootReducer).selectors;
