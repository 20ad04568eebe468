import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { connectHistory } from '../store/browserHistory.ts';
import { syncSearchParams } from '../app/navigationListeners.ts';
import { matchRoute } from '../app/routes.ts';
import { StoreRouter } from '../app/StoreRouter.tsx';
import { registerPage } from '../shared/routing/lazyPage.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { AppStore } from '../store/makeStore.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import type { StartListeners } from '../store/services.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { SiteContext } from '../ui/SiteContext.ts';
import { makeTestStore } from './makeTestStore.ts';
import { TEST_SITE } from './siteSettings.ts';
import { makeTestServices, type TestAnswers, type TestServices } from './testServices.ts';

export * from './testServices.ts';

export interface RenderOptions {
  path?: string;
  answers?: TestAnswers;
  services?: TestServices;
  listeners?: readonly StartListeners[];
  store?: AppStore;
}

interface AddressProps {
  onLeave: () => void;
  children: ReactNode;
}

/** Provides the path parameters and keeps the focus, as the application does. */
function Address({ onLeave, children }: AddressProps) {
  const { pathname } = useAppSelector(selectLocation);
  useEffect(() => onLeave, [onLeave]);
  useEffect(() => keepFocus(), []);
  return (
    <Routes>
      <Route path={matchRoute(pathname).route.path} element={children} />
    </Routes>
  );
}

/** Goes back in the history and waits for the navigation. */
export const goBack = (): Promise<void> =>
  act(async () => {
    const popped = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await popped;
  });

/** Renders with a real store, jsdom's history and services that record their calls. */
export const renderWithProviders = (
  element: ReactElement,
  {
    path = '/',
    answers = {},
    services = makeTestServices(answers),
    listeners = [],
    store = makeTestStore(services),
  }: RenderOptions = {},
) => {
  window.history.replaceState(null, '', path);
  const { navigator, writeSearch, disconnect } = connectHistory(store);
  store.addListeners(...listeners, syncSearchParams(writeSearch));
  const view = render(
    <Provider store={store}>
      <StoreRouter navigator={navigator}>
        <SiteContext value={TEST_SITE}>
          <Address onLeave={disconnect}>{element}</Address>
        </SiteContext>
      </StoreRouter>
    </Provider>,
  );
  return {
    ...view,
    store,
    services,
    user: userEvent.setup({ delay: null }),
    address: () => {
      const { pathname, search, hash } = window.location;
      return pathname + search + hash;
    },
  };
};

/** Loads the code of a page, so that `renderRoute` can render it synchronously. Call it in `beforeAll`. */
export const loadRoute = async (path: string): Promise<void> => {
  await matchRoute(path).route.page.load();
};

/** Renders the page at an address, without the layout. */
export const renderRoute = (
  path: string,
  {
    answers = {},
    services = makeTestServices(answers),
    store = makeTestStore(services),
    ...rest
  }: Omit<RenderOptions, 'path'> = {},
) => {
  const { page } = matchRoute(path).route;
  const module = page.loaded()!;
  registerPage(store, module);
  return renderWithProviders(<module.Page />, { path, services, store, ...rest });
};
