import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { serverQueriesReceived } from '../api/baseApi.ts';
import { ELEMENT_IDS } from '../contract/elementIds.ts';
import { makeStore } from '../store/makeStore.ts';
import type { AppServices } from '../store/services.ts';
import { App } from './App.tsx';
import { makeBrowserServices } from './browserServices.ts';
import { loadOrReload } from '../shared/routing/loadOrReload.ts';
import { pageNonce } from './pageNonce.ts';
import { matchRoute } from './routes.ts';
import type { HydrationPayload } from './hydrationPayload.ts';

/** Content can bear ids, but it never has a script. */
const PAGE_DATA = `script[type="application/json"]#${ELEMENT_IDS.pageData}`;

const readHydrationPayload = (): HydrationPayload =>
  JSON.parse(document.querySelector(PAGE_DATA)?.textContent ?? '') as HydrationPayload;

interface NavigationBridgeProps {
  onChange: (navigate: AppServices['navigate']) => void;
  children: ReactNode;
}

/**
 * Hands the router's navigation to the effects. Around the application, not beside it: a sibling that the server's
 * tree lacks would change every id of `useId`.
 */
function NavigationBridge({ onChange, children }: NavigationBridgeProps) {
  const navigate = useNavigate();
  useEffect(() => onChange((path, options) => void navigate(path, options)), [navigate, onChange]);
  return children;
}

/** Takes the server's page over. Resolves once it is interactive, when `html[data-ready]` is set. */
export const hydrate = async (): Promise<void> => {
  const { site, queryCache, slices, failed } = readHydrationPayload();
  const { route } = matchRoute(window.location.pathname + window.location.search);
  // Before hydration, or React would find a suspended page where the server's markup is.
  await loadOrReload(route.page.load);

  let navigate: AppServices['navigate'] = () => undefined;
  const store = makeStore(
    makeBrowserServices((path, options) => navigate(path, options)),
    slices,
  );
  store.dispatch(serverQueriesReceived(queryCache));
  const serverState = store.getState();

  if (process.env.NODE_ENV === 'development') {
    const { followDocuments } = await import('./followDocuments.ts');
    followDocuments(store);
  }

  const handleNavigation = (routerNavigate: AppServices['navigate']) => {
    navigate = routerNavigate;
  };

  return new Promise((resolve) => {
    const handleInteractive = () => {
      document.documentElement.dataset.ready = '';
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        document.getElementById(ELEMENT_IDS.root)!,
        <StyleSheetManager nonce={pageNonce()}>
          <BrowserRouter>
            <NavigationBridge onChange={handleNavigation}>
              <App
                store={store}
                site={site}
                serverState={serverState}
                failed={failed}
                onInteractive={handleInteractive}
              />
            </NavigationBridge>
          </BrowserRouter>
        </StyleSheetManager>,
      );
    });
  });
};
