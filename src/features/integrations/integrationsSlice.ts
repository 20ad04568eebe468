import {
  createPagedListSlice,
  type PagedListState,
} from '../../shared/paged-list/createPagedListSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** Which page of all integrations is open. What is searched for lives in the address alone. */
export const integrationsSlice = createPagedListSlice('integrations');

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    integrations: PagedListState;
  }
}

export const { pageOpened } = integrationsSlice.actions;
export const { selectPage: selectIntegrationsPage } =
  integrationsSlice.injectInto(rootReducer).selectors;
