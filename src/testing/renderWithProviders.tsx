import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { baseApi } from '../api/baseApi.ts';
import { connectHistory } from '../app/browserHistory.ts';
import { projectAddress } from '../app/projectAddress.ts';
import { matchRoute } from '../app/routes.ts';
import { StoreRouter } from '../app/StoreRouter.tsx';
import { openPage } from '../shared/routing/lazyPage.ts';
import { PageOutlet } from '../shared/routing/PageOutlet.tsx';
import { RouteAddressContext } from '../shared/routing/RouteAddressContext.ts';
import { useAppSelector } from '../store/hooks.ts';
import { makeStore, type AppStore, type StoreModule } from '../store/makeStore.ts';
import { selectArrival } from '../store/navigationSlice.ts';
import { SiteContext } from '../ui/SiteContext.ts';
import { TEST_SITE } from './siteSettings.ts';
import { makeTestServices, type TestAnswers, type TestServices } from './testServices.ts';

// Tests of views take all they need from here.
export {
  answerFor,
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswer,
  type TestAnswers,
  type TestServices,
} from './testServices.ts';

export interface RenderOptions extends StoreModule {
  /** Address the visit starts at. */
  path?: string;
  answers?: TestAnswers;
  services?: TestServices;
  /** A store with a history of its own; else one is made, with these slices and listeners. */
  store?: AppStore;
}

interface AddressProps {
  /** Called when the test is over. */
  onLeave: () => void;
  children: ReactNode;
}

/** What the application does around a page: it matches the address, and hands out what that asks for. */
function Address({ onLeave, children }: AddressProps) {
  const { pathname, search } = useAppSelector(selectArrival);
  const address = useMemo(() => matchRoute(pathname + search).address, [pathname, search]);
  useEffect(() => onLeave, [onLeave]);
  return <RouteAddressContext value={address}>{children}</RouteAddressContext>;
}

/** Presses the browser's Back button, and waits until it has led back. */
export const goBack = (): Promise<void> =>
  act(async () => {
    const popped = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await popped;
  });

/** Renders a page or component over a real store, the tab's history and recorded services. */
export const renderWithProviders = (
  element: ReactElement,
  {
    path = '/',
    answers = {},
    services = makeTestServices(answers),
    slices,
    listeners,
    store = makeStore(services),
  }: RenderOptions = {},
) => {
  window.history.replaceState(null, '', path);
  store.attach({ slices, listeners });
  const { navigator, project, disconnect } = connectHistory(store);
  store.attach({ listeners: [projectAddress(store, project)] });
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
    // Without a pause after every key.
    user: userEvent.setup({ delay: null }),
    /** Where the visitor is now. */
    address: () => {
      const { pathname, search, hash } = window.location;
      return pathname + search + hash;
    },
    goBack,
    /** Forgets every query, and with them the timers they hold. */
    forgetQueries: () => act(() => void store.dispatch(baseApi.util.resetApiState())),
  };
};

/** Loads the code of the page at an address, so that `renderRoute` shows it at once: `beforeAll(() => loadRoute(...))`. */
export const loadRoute = async (path: string): Promise<void> => {
  await matchRoute(path).route.page.load();
};

/** Renders the page at an address by the real route table; nothing of the layout around it. */
export const renderRoute = (
  path: string,
  {
    answers = {},
    services = makeTestServices(answers),
    store = makeStore(services),
    ...rest
  }: Omit<RenderOptions, 'path'> = {},
) => {
  const { page } = matchRoute(path).route;
  openPage(store, page);
  return renderWithProviders(<PageOutlet page={page} />, { path, services, store, ...rest });
};
