import type { ComponentType } from 'react';
import type { AppStore, StoreModule } from '../../store/makeStore.ts';
import { pageLoaded } from '../../store/navigationSlice.ts';
import type { RootState } from '../../store/rootReducer.ts';

/** How a page's state shows in its address. */
export interface AddressProjection {
  /** The query that says what the slices hold, with its `?`; '' where it goes without saying. */
  selectSearch: (state: RootState) => string;
  /** Parameters whose change is a step that Back undoes; any other takes the place of the address before. */
  steps?: readonly string[];
}

/** What a page's chunk holds: the page, and what it brings to the store. */
export interface PageModule extends StoreModule {
  Page: ComponentType;
  projection?: AddressProjection;
  /** Loads lazy parts that the server renders. */
  loadSections?: () => Promise<void>;
}

/** A page whose code is a chunk of its own. */
export interface LazyPage {
  /** Name of the chunk in the build's manifest. */
  chunk: string;
  /** Starts the page's code, once. */
  load: () => Promise<PageModule>;
  /** The page's code once it has come. */
  loaded: () => PageModule | undefined;
}

export const lazyPage = (chunk: string, importPage: () => Promise<PageModule>): LazyPage => {
  let loading: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  return {
    chunk,
    load: () =>
      (loading ??= importPage().then(
        (module) => (loaded = module),
        (error: unknown) => {
          // The next click may try again, for example once the network is back.
          loading = undefined;
          throw error;
        },
      )),
    loaded: () => loaded,
  };
};

const opened = new WeakMap<AppStore, Set<LazyPage>>();

/** The page's code, if it has come and the store has taken in what it brings. */
export const openedPage = (store: AppStore, page: LazyPage): PageModule | undefined =>
  opened.get(store)?.has(page) ? page.loaded() : undefined;

/** Adds what a page's code brings to the store, once. Says whether it was new. */
export const takeInPage = (store: AppStore, page: LazyPage): boolean => {
  const module = page.loaded();
  if (!module || openedPage(store, page)) return false;
  opened.set(store, (opened.get(store) ?? new Set()).add(page));
  store.attach(module);
  return true;
};

/** Adds what a page's code brings to the store, and tells the store. */
export const openPage = (store: AppStore, page: LazyPage): void => {
  if (takeInPage(store, page)) store.dispatch(pageLoaded({ chunk: page.chunk }));
};

/** Loads a page's code and adds what it brings to the store. */
export const loadPage = async (store: AppStore, page: LazyPage): Promise<PageModule> => {
  const module = await page.load();
  openPage(store, page);
  return module;
};
