import { use } from 'react';
import { useAppSelector, useAppStore } from '../../store/hooks.ts';
import type { AppStore } from '../../store/makeStore.ts';
import { selectArrival, type Arrival } from '../../store/navigationSlice.ts';
import { loadPage, openedPage, type LazyPage, type PageModule } from './lazyPage.ts';
import { loadOrReload } from '../../lib/loadOrReload.ts';

/** The page on its way in each store. What waits for it must find the same promise when it is rendered again. */
const loading = new WeakMap<AppStore, { arrival: Arrival; module: Promise<PageModule> }>();

/** Loads the page once an arrival: one that can't be loaded is tried again by the visitor's next step. */
const loadingPage = (store: AppStore, page: LazyPage, arrival: Arrival): Promise<PageModule> => {
  const running = loading.get(store);
  if (running?.arrival === arrival) return running.module;
  const module = loadOrReload(() => loadPage(store, page));
  loading.set(store, { arrival, module });
  return module;
};

/**
 * Shows a page: at once when its code is there (on the server, and in the browser before hydration and after a link
 * was pointed at), else when it has come.
 */
export function PageOutlet({ page }: { page: LazyPage }) {
  const store = useAppStore();
  const arrival = useAppSelector(selectArrival);
  const { Page } = openedPage(store, page) ?? use(loadingPage(store, page, arrival));
  return <Page />;
}
