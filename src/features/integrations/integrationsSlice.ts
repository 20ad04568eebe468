import { createPagedListSlice, type PagedListState } from '../../store/createPagedListSlice';
import { rootReducer } from '../../store/rootReducer';

/** Which page of all integrations is open. What is searched for lives in the address alone. */
const integrationsSlice = createPagedListSlice('integrations');

declare module '../../store/rootReducer' {
  interface LazyLoadedSlices {
    integrations: PagedListState;
  }
}

export const { nextPageRequested, previousPageRequested, pageOpened } = integrationsSlice.actions;
export const { selectPage: selectIntegrationsPage } =
  integrationsSlice.injectInto(rootReducer).selectors;
