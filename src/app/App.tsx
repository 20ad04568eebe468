import { useMemo } from 'react';
import { Provider } from 'react-redux';
import type { Navigator } from 'react-router-dom';
import { loadPage } from '../shared/routing/lazyPage.ts';
import { PageOutlet } from '../shared/routing/PageOutlet.tsx';
import { RouteAddressContext } from '../shared/routing/RouteAddressContext.ts';
import type { RouteMatch } from '../shared/routing/siteRoute.ts';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import type { AppStore } from '../store/makeStore.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import type { RootState } from '../store/rootReducer.ts';
import { PassedMoments, type HadPassed } from '../ui/clock.ts';
import { PrefetchContext, type NavigationIntent } from '../ui/AppLink.tsx';
import { SiteContext, type SiteSettings } from '../ui/SiteContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageLayout } from './PageLayout.tsx';
import { RouteError } from './RouteError.tsx';
import { loadOrReload } from '../lib/browser.ts';
import { matchRoute } from './routes.ts';
import { staticNavigator, StoreRouter } from './StoreRouter.tsx';

interface PageViewProps {
  match: RouteMatch | undefined;
  failed: boolean;
  onInteractive: (() => void) | undefined;
}

/** The page of the store's address, in its layout. */
function PageView({ match: serverMatch, failed, onInteractive }: PageViewProps) {
  const store = useAppStore();
  const arrival = useAppSelector(selectLocation);
  const { pathname, search } = arrival;
  const { route, address } = useMemo(
    () => serverMatch ?? matchRoute(pathname + search),
    [serverMatch, pathname, search],
  );
  // A page that could not be loaded is requested again by the next navigation.
  const page = useMemo(
    () => route.page.loaded() ?? loadOrReload(() => loadPage(store, route.page)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each arrival tries again
    [store, route, arrival],
  );
  return (
    <RouteAddressContext value={address}>
      <PageLayout footer={route.footer} onInteractive={onInteractive}>
        {failed ? <RouteError /> : <PageOutlet page={page} />}
      </PageLayout>
    </RouteAddressContext>
  );
}

export interface AppProps {
  store: AppStore;
  site: SiteSettings;
  /** How a link tells the store where to go; a page that the server renders goes nowhere. */
  navigator?: Navigator;
  /** Told of a link that is about to be followed. */
  prefetch?: NavigationIntent;
  /** The route that the server renders; a browser finds its own, as it changes. */
  match?: RouteMatch;
  /** The state that the server rendered with; hydration compares with this one, whatever is dispatched meanwhile. */
  serverState?: RootState;
  /** What had passed when the server made the page. */
  hadPassed?: HadPassed;
  /** Renders the generic error page instead of the route's: the server's answer to a page that throws. */
  failed?: boolean;
  /** Called when the page itself, not only the layout around it, answers the visitor. */
  onInteractive?: () => void;
}

const nothing = () => undefined;
const never = () => false;

/** The whole site over a store, which says where the visitor is. */
export function App({
  store,
  site,
  navigator = staticNavigator,
  prefetch = nothing,
  match,
  serverState,
  hadPassed = never,
  failed = false,
  onInteractive,
}: AppProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <StoreRouter navigator={navigator}>
        <SiteContext value={site}>
          <PrefetchContext value={prefetch}>
            <PassedMoments value={hadPassed}>
              <ErrorBoundary fallback={<RouteError standalone />}>
                <PageView match={match} failed={failed} onInteractive={onInteractive} />
              </ErrorBoundary>
            </PassedMoments>
          </PrefetchContext>
        </SiteContext>
      </StoreRouter>
    </Provider>
  );
}
