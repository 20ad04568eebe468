import { memo, useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, type Navigator } from 'react-router-dom';
import type { TextName } from '../contract/texts/texts.ts';
import { loadOrReload } from '../lib/loadOrReload.ts';
import { loadPage, type PageModule } from '../shared/routing/lazyPage.ts';
import type { RouteMatch } from '../shared/routing/siteRoute.ts';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import type { AppStore } from '../store/makeStore.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import type { RootState } from '../store/rootReducer.ts';
import { PrefetchContext, type Prefetch } from '../ui/AppLink.tsx';
import {
  PassedMoments,
  SiteContext,
  type HadPassed,
  type SiteSettings,
} from '../ui/SiteContext.ts';
import { PageLayout, PageLoading } from './PageLayout.tsx';
import { PageTexts } from './PageTexts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouteError } from './RouteError.tsx';
import { matchRoute } from './routes.ts';
import { staticNavigator, StoreRouter } from './StoreRouter.tsx';

interface PageOutletProps {
  page: PageModule | Promise<PageModule>;
  texts: readonly TextName[];
}

const NO_TEXTS: readonly TextName[] = [];

/**
 * Returns undefined until the code has loaded. `use` would suspend, and React shows the fallback of a Suspense boundary for
 * at least 300 ms. `loaded` belongs to this page, because `PageLayout` gives the outlet a new key for each path.
 */
const usePageModule = (page: PageModule | Promise<PageModule>): PageModule | undefined => {
  const [loaded, setLoaded] = useState<PageModule>();
  useEffect(() => {
    if (page instanceof Promise)
      page.then(setLoaded, (error: unknown) =>
        // An error that an updater throws reaches the error boundary.
        setLoaded(() => {
          throw error;
        }),
      );
  }, [page]);
  return page instanceof Promise ? loaded : page;
};

/** Memoized: a change of the search parameters renders only what reads them. */
const PageOutlet = memo(function PageOutlet({ page, texts }: PageOutletProps) {
  const module = usePageModule(page);
  if (!module) return <PageLoading />;
  const { Page } = module;
  return (
    <PageTexts texts={texts}>
      <Page />
    </PageTexts>
  );
});

function PageView({ match: serverMatch, failed, onInteractive }: Partial<AppProps>) {
  const store = useAppStore();
  const location = useAppSelector(selectLocation);
  const { route } = useMemo(
    () => serverMatch ?? matchRoute(location.pathname),
    [serverMatch, location.pathname],
  );
  // The next navigation retries a page that failed to load.
  const page = useMemo(
    () => route.page.loaded() ?? loadOrReload(() => loadPage(store, route.page)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each navigation retries
    [store, route, location],
  );
  return (
    <PageLayout footer={route.footer} onInteractive={onInteractive}>
      {failed ? (
        <RouteError />
      ) : (
        // The route has been matched. `Routes` provides `useParams` to the page.
        <Routes>
          <Route
            path={route.path}
            element={<PageOutlet page={page} texts={route.texts ?? NO_TEXTS} />}
          />
        </Routes>
      )}
    </PageLayout>
  );
}

interface AppProps {
  store: AppStore;
  site: SiteSettings;
  navigator?: Navigator;
  prefetch?: Prefetch;
  /** The route that the server renders; the browser matches its own. */
  match?: RouteMatch;
  /** The state that the server rendered with. Hydration uses it even if actions are dispatched in the meantime. */
  serverState?: RootState;
  hadPassed?: HadPassed;
  failed?: boolean;
  /** Called when the page itself, not only its layout, is interactive. */
  onInteractive?: () => void;
}

export function App({ store, site, serverState, ...props }: AppProps) {
  const {
    navigator = staticNavigator,
    prefetch = () => undefined,
    hadPassed = () => false,
  } = props;
  const { match, failed, onInteractive } = props;
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
