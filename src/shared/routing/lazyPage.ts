import type { ComponentType } from 'react';
import type { Api, AppStore } from '../../store/makeStore.ts';
import type { RootState } from '../../store/rootReducer.ts';
import type { StartListeners } from '../../store/services.ts';

/** The search parameters that show the state of a page's slices. */
export interface SearchParams {
  /** The query with its `?`; default values are omitted. */
  select: (state: RootState) => string;
  /** Parameters whose change adds a history entry; others replace the current one. */
  steps?: readonly string[];
}

/** What a page's chunk holds: the page and what it adds to the store. Its slices inject themselves. */
export interface PageModule {
  Page: ComponentType;
  /** For a page that reads or sends. */
  api?: Api;
  listeners?: readonly StartListeners[];
  searchParams?: SearchParams;
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

/** Adds what a page's code brings to a store; what is there already is skipped. */
export const registerPage = (store: AppStore, { api, listeners = [] }: PageModule): void => {
  if (api) store.addApi(api);
  store.addListeners(...listeners);
};

/** Loads a page's code and registers it in a store. */
export const loadPage = async (store: AppStore, page: LazyPage): Promise<PageModule> => {
  const module = await page.load();
  registerPage(store, module);
  return module;
};
