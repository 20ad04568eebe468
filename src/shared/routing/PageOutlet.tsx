import { use } from 'react';
import { useAppStore } from '../../store/hooks.ts';
import type { AppStore } from '../../store/makeStore.ts';
import { loadPage, openedPage, type LazyPage, type PageModule } from './lazyPage.ts';
import { loadOrReload } from './loadOrReload.ts';

/** Pages on their way: what waits for one must find the same promise when it is rendered again. */
const loading = new WeakMap<AppStore, Map<LazyPage, Promise<PageModule>>>();

const loadingPage = (store: AppStore, page: LazyPage): Promise<PageModule> => {
  const pages = loading.get(store) ?? new Map<LazyPage, Promise<PageModule>>();
  loading.set(store, pages);
  const running = pages.get(page) ?? loadOrReload(() => loadPage(store, page));
  pages.set(page, running);
  const forget = () => void pages.delete(page);
  running.then(forget, forget);
  return running;
};

/**
 * Shows a page: at once when its code is there (on the server, and in the browser before hydration and after a link
 * was pointed at), else when it has come.
 */
export function PageOutlet({ page }: { page: LazyPage }) {
  const store = useAppStore();
  const { Page } = openedPage(store, page) ?? use(loadingPage(store, page));
  return <Page />;
}
