import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Navigator } from 'react-router-dom';
import type { DehydratedQueries } from '../api/queryHydration.ts';
import { ELEMENT_IDS } from '../contract/constants.ts';
import { holdsToken } from '../contract/paths.ts';
import { asksForPrivacy } from '../lib/asksForPrivacy.ts';
import { loadOrReload } from '../lib/loadOrReload.ts';
import { runInTasks, yieldToMain } from '../lib/scheduling.ts';
import { makeStore, type AppStore } from '../store/makeStore.ts';
import type { RootState } from '../store/rootReducer.ts';
import type { AppServices } from '../store/services.ts';
import type { SiteSettings } from '../ui/SiteContext.ts';
import { App } from './App.tsx';
import { makeBrowserServices } from './browserServices.ts';
import { learnLeadSource } from './learnLeadSource.ts';
import { loadPage, registerPage } from '../shared/routing/lazyPage.ts';
import { selectLiftedState } from '../lib/timeTravel.ts';
import { startNavigation } from './navigationListeners.ts';
import { matchRoute, routes } from './routes.ts';
import { reportToServer } from './watchErrors.ts';

export interface HydrationPayload {
  site: SiteSettings;
  reads: DehydratedQueries;
  /** Moments on the page that had passed, in milliseconds since 1970. */
  passed: number[];
  slices: Partial<RootState>;
  failed: boolean;
}

/** Content may have elements with this id, but never a script. */
const PAGE_DATA = `script[type="application/json"]#${ELEMENT_IDS.pageData}`;

/** The library is evaluated in a separate task, so that slow phones keep responding. */
const loadApi = async () => {
  await import(
    /* webpackChunkName: "api", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'
  );
  await yieldToMain();
  const { baseApi } = await import(/* webpackChunkName: "api" */ '../api/baseApi.ts');
  const { hydrateQueries } = await import(/* webpackChunkName: "api" */ '../api/queryHydration.ts');
  await yieldToMain();
  return { baseApi, hydrateQueries };
};

/** Only visitors who focus something need this code. They may go on to other elements while it loads. */
const loadKeepFocusOnFocus = (): void => {
  let focused: EventTarget | null;
  let loading: Promise<unknown> | undefined;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
    loading ??= import(/* webpackChunkName: "focus" */ '../ui/keepFocus.ts').then(
      ({ keepFocus }) => keepFocus(focused),
      () => undefined,
    );
  });
};

/** The slices and endpoints of all pages: the states of a log that the DevTools import may have any of them. */
const loadSlices = (store: AppStore): Promise<unknown> => {
  // Pages load all endpoints but that of their words.
  const texts = import(/* webpackChunkName: "api" */ '../api/textsApi.ts');
  return Promise.all([texts, ...routes.map(({ page }) => loadPage(store, page))]);
};

/** Other errors of components arrive at `watchErrors`. */
const handleCaughtError = (error: unknown): void => {
  // eslint-disable-next-line no-console -- React's own way, which this handler replaces
  console.error(error);
  reportToServer(error);
};

/** Resolves when the page is interactive and `html[data-ready]` is set. */
export const hydrate = async (): Promise<void> => {
  const payload = JSON.parse(document.querySelector(PAGE_DATA)!.textContent) as HydrationPayload;
  const { site, reads, passed, slices, failed } = payload;
  const landing = { href: window.location.href, referrer: document.referrer };
  const { route } = matchRoute(window.location.pathname + window.location.search);
  const api = route.startQueries ? await loadOrReload(loadApi) : undefined;
  // Before hydration, which would render the loading state in place of the server's markup.
  const page = await loadOrReload(route.page.load);
  await yieldToMain();

  let siteNavigator: Navigator | null = null;
  const navigate: AppServices['navigate'] = (path, { replace = false } = {}) => {
    // Before the navigator exists, only a new document can be loaded.
    if (replace) (siteNavigator ?? window.location).replace(path);
    else if (siteNavigator) siteNavigator.push(path);
    else window.location.assign(path);
  };
  const services = makeBrowserServices(navigate);
  const store = makeStore(services, slices);
  await yieldToMain();
  await runInTasks([
    () => api && store.addApi(api.baseApi),
    () => registerPage(store, page),
    () => api?.hydrateQueries(store.dispatch, reads),
  ]);
  const serverState = store.getState();
  const { navigator, prefetch } = startNavigation(store, site);
  siteNavigator = navigator;

  if (selectLiftedState(store)) {
    const { followDevTools } = await import(
      /* webpackChunkName: "dev-tools" */ '../store/timeTravel/followDevTools.ts'
    );
    followDevTools(store, () => loadSlices(store));
  }
  if (process.env.NODE_ENV === 'development') {
    const { followDocuments } = await import('./followDocuments.ts');
    followDocuments(store, site);
  }

  await yieldToMain();
  return new Promise((resolve) => {
    const handleInteractive = () => {
      // The layout calls this for every page.
      if ('ready' in document.documentElement.dataset) return;
      document.documentElement.dataset.ready = '';
      resolve();
      loadKeepFocusOnFocus();
      // Visitors with a private link are not new.
      if (!holdsToken(route.path))
        learnLeadSource(store, landing, services.tabStorage, site).catch(() => undefined);
      if (site.analytics && !asksForPrivacy()) {
        void import(/* webpackChunkName: "analytics" */ './sendAnalytics.ts').then(
          ({ sendAnalytics }) => sendAnalytics(store),
          () => undefined,
        );
      }
    };
    startTransition(() => {
      hydrateRoot(
        document.getElementById(ELEMENT_IDS.root)!,
        <App
          store={store}
          site={site}
          navigator={navigator}
          prefetch={prefetch}
          serverState={serverState}
          hadPassed={(moment) => passed.includes(moment)}
          failed={failed}
          onInteractive={handleInteractive}
        />,
        { onCaughtError: handleCaughtError },
      );
    });
  });
};
