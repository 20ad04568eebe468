import type { ComponentType } from 'react';
import type { Api, AppStore } from '../../store/makeStore.ts';
import type { RootState } from '../../store/rootReducer.ts';
import type { StartListeners } from '../../store/services.ts';

/** The part of the URL that shows state of slices. `app/navigationListeners.ts` (`syncSearchParams`) writes it. */
export interface SearchParams {
  /** The query with its `?`; default values are omitted. */
  select: (state: RootState) => string;
  /** Parameters whose change adds a history entry; others replace the current one. */
  steps?: readonly string[];
}

/** The exports of a page's chunk. Its slices inject themselves. */
export interface PageModule {
  Page: ComponentType;
  api?: Api;
  listeners?: readonly StartListeners[];
  searchParams?: SearchParams;
}

export interface LazyPage {
  /** Name of the chunk in the build's manifest. */
  chunk: string;
  load: () => Promise<PageModule>;
  /** Undefined until the chunk has loaded. */
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
          // The next navigation retries.
          loading = undefined;
          throw error;
        },
      )),
    loaded: () => loaded,
  };
};

export const registerPage = (store: AppStore, { api, listeners = [] }: PageModule): void => {
  if (api) store.addApi(api);
  store.addListeners(...listeners);
};

export const loadPage = async (store: AppStore, page: LazyPage): Promise<PageModule> => {
  const module = await page.load();
  registerPage(store, module);
  return module;
};
