import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { useRoutes } from 'react-router-dom';
import type { AppStore } from '../store/makeStore';
import type { RootState } from '../store/rootReducer';
import { GlobalStyle } from '../theme/GlobalStyle';
import { NavigationIntentContext } from '../ui/navigationIntent';
import { SiteContext, type SiteSettings } from '../ui/SiteContext';
import { ErrorBoundary } from './ErrorBoundary';
import { PageLayout } from './PageLayout';
import { RouteError } from './RouteError';
import { preparePage } from './preparePage';
import { routes } from './routes';

const routeObjects = routes.map(({ path, page: { Component } }) => ({
  path,
  element: <Component />,
}));

function CurrentPage() {
  return useRoutes(routeObjects);
}

export interface AppProps {
  store: AppStore;
  site: SiteSettings;
  /** The state that the server rendered with; hydration compares with this one, whatever is dispatched meanwhile. */
  serverState?: RootState;
  /** Renders the generic error page instead of the route's: the server's answer to a page that throws. */
  failed?: boolean;
  /** Called when the page itself, not only the layout around it, answers the visitor. */
  onInteractive?: () => void;
}

/** The whole site below a router: the browser brings its own, the server a static one. */
export function App({ store, site, serverState, failed = false, onInteractive }: AppProps) {
  const announceIntent = useMemo(() => (path: string) => preparePage(store, path), [store]);
  return (
    <Provider store={store} serverState={serverState}>
      <SiteContext value={site}>
        <NavigationIntentContext value={announceIntent}>
          <GlobalStyle />
          <ErrorBoundary fallback={<RouteError standalone />}>
            <PageLayout onInteractive={onInteractive}>
              {failed ? <RouteError /> : <CurrentPage />}
            </PageLayout>
          </ErrorBoundary>
        </NavigationIntentContext>
      </SiteContext>
    </Provider>
  );
}
