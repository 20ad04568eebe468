import { useLayoutEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { RouteAddressContext } from '../shared/routing/RouteAddressContext.ts';
import type { RouteMatch } from '../shared/routing/siteRoute.ts';
import type { AppStore } from '../store/makeStore.ts';
import type { RootState } from '../store/rootReducer.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { PrefetchContext } from '../ui/PrefetchContext.ts';
import { SiteContext, type SiteSettings } from '../ui/SiteContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { makeRouteReads } from './makeRouteReads.ts';
import { PageLayout } from './PageLayout.tsx';
import { RouteError } from './RouteError.tsx';
import { matchRoute } from './routes.ts';

/** The route of the router's location; the server has matched it already. */
const useRouteMatch = (serverMatch: RouteMatch | undefined): RouteMatch => {
  const { pathname, search } = useLocation();
  return useMemo(
    () => serverMatch ?? matchRoute(pathname + search),
    [serverMatch, pathname, search],
  );
};

/** The pages' reads follow the visitor. Returns what a link that is about to be followed calls. */
const useRouteReads = (store: AppStore) => {
  const { pathname, search } = useLocation();
  const reads = useMemo(() => makeRouteReads(store), [store]);
  // Before the effects of the page's views, which wait for a read that is to be sent again.
  useLayoutEffect(() => reads.arrived(pathname + search), [reads, pathname, search]);
  return reads.start;
};

export interface AppProps {
  store: AppStore;
  site: SiteSettings;
  /** The route that the server renders; a browser finds its own, as it changes. */
  match?: RouteMatch;
  /** The state that the server rendered with; hydration compares with this one, whatever is dispatched meanwhile. */
  serverState?: RootState;
  /** Renders the generic error page instead of the route's: the server's answer to a page that throws. */
  failed?: boolean;
  /** Called when the page itself, not only the layout around it, answers the visitor. */
  onInteractive?: () => void;
}

/** The whole site below a router: the browser brings its own, the server a static one. */
export function App({ store, site, match, serverState, failed = false, onInteractive }: AppProps) {
  const startReads = useRouteReads(store);
  const { route, address } = useRouteMatch(match);
  const { Component: Page } = route.page;
  return (
    <Provider store={store} serverState={serverState}>
      <SiteContext value={site}>
        <PrefetchContext value={startReads}>
          <RouteAddressContext value={address}>
            <GlobalStyle />
            <ErrorBoundary fallback={<RouteError standalone />}>
              <PageLayout footer={route.footer} onInteractive={onInteractive}>
                {failed ? <RouteError /> : <Page />}
              </PageLayout>
            </ErrorBoundary>
          </RouteAddressContext>
        </PrefetchContext>
      </SiteContext>
    </Provider>
  );
}
