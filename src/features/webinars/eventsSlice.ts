import { paths } from '../../contract/paths.ts';
import {
  createPagedListSlice,
  type PagedListState,
} from '../../shared/paged-list/createPagedListSlice.ts';
import { perStore } from '../../store/rootReducer.ts';

/** Which page of all events is open. */
export const eventsSlice = createPagedListSlice('events', paths.allEvents);

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    events: PagedListState;
  }
}

export const {
  selectPage: selectRequestedEventsPage,
  selectPageArgument: selectEventsArgument,
  selectSearch: selectEventsSearch,
} = eventsSlice.injectInto(perStore).selectors;
