import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Navigator } from 'react-router-dom';
import { loadApi } from '../api/loadApi.ts';
import { ELEMENT_IDS } from '../contract/constants.ts';
import { holdsToken } from '../contract/paths.ts';
import { makeStore } from '../store/makeStore.ts';
import { selectLiftedState } from '../store/timeTravelGuard.ts';
import { App } from './App.tsx';
import { makeBrowserServices } from './browserServices.ts';
import { learnLeadSource } from './learnLeadSource.ts';
import { registerPage } from '../shared/routing/lazyPage.ts';
import { asksForPrivacy, loadOrReload, yieldToMain } from '../lib/browser.ts';
import { startNavigation } from './navigationListeners.ts';
import { matchRoute } from './routes.ts';
import type { HydrationPayload } from './hydrationPayload.ts';

/** Content can bear ids, but it never has a script. */
const PAGE_DATA = `script[type="application/json"]#${ELEMENT_IDS.pageData}`;

const readHydrationPayload = (): HydrationPayload =>
  JSON.parse(document.querySelector(PAGE_DATA)?.textContent ?? '') as HydrationPayload;

/** Takes the server's page over. Resolves once it is interactive, when `html[data-ready]` is set. */
export const hydrate = async (): Promise<void> => {
  const { site, reads, passed, slices, failed } = readHydrationPayload();
  const landing = { href: window.location.href, referrer: document.referrer };
  const { route } = matchRoute(window.location.pathname + window.location.search);
  const api = route.prefetch ? await loadOrReload(loadApi) : undefined;
  // Before hydration, or React would find a suspended page where the server's markup is.
  const page = await loadOrReload(route.page.load);
  // Evaluating the page, making the store, filling it, starting the visit and hydrating are a task each, as the
  // libraries are (client.tsx).
  await yieldToMain();

  let siteNavigator: Navigator | null = null;
  const services = makeBrowserServices((path, { replace = false } = {}) => {
    // Before the visit has started, only a new document can follow.
    if (replace) (siteNavigator ?? window.location).replace(path);
    else if (siteNavigator) siteNavigator.push(path);
    else window.location.assign(path);
  });
  const store = makeStore(services, slices);
  await yieldToMain();
  if (api) store.addApi(api.baseApi);
  registerPage(store, page);
  api?.hydrateQueries(store.dispatch, reads);
  await yieldToMain();
  const serverState = store.getState();
  const { navigator, prefetch } = startNavigation(store, site);
  siteNavigator = navigator;

  if (selectLiftedState(store)) {
    const { followDevTools } = await import(
      /* webpackChunkName: "dev-tools" */ './followDevTools.ts'
    );
    followDevTools(store);
  }
  if (process.env.NODE_ENV === 'development') {
    const { followDocuments } = await import('./followDocuments.ts');
    followDocuments(store);
  }

  await yieldToMain();
  return new Promise((resolve) => {
    const handleInteractive = () => {
      // The layout tells of every page; only the first one starts the rest.
      if ('ready' in document.documentElement.dataset) return;
      document.documentElement.dataset.ready = '';
      resolve();
      // Without it, a lead comes without its source. Who comes by a private link was here before.
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
      );
    });
  });
};
