import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { baseApi } from '../api/baseApi.ts';
import { matchRoute } from '../app/routes.ts';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';
import { RouteAddressContext } from '../shared/routing/RouteAddressContext.ts';
import { makeStore, type AppStore } from '../store/makeStore.ts';
import { SiteContext, type SiteSettings } from '../ui/SiteContext.ts';
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

export interface RenderOptions {
  /** Address the router starts at. */
  path?: string;
  answers?: TestAnswers;
  services?: TestServices;
  /** A store with a history of its own; else one is made. */
  store?: AppStore;
}

interface RouterWatchProps {
  onChange: (address: string, navigate: NavigateFunction) => void;
  children: ReactNode;
}

/** What the application does around a page: it matches the address, and hands out what that asks for. */
function RouterWatch({ onChange, children }: RouterWatchProps) {
  const { pathname, search, hash } = useLocation();
  const address = useMemo(() => matchRoute(pathname + search).address, [pathname, search]);
  onChange(pathname + search + hash, useNavigate());
  return <RouteAddressContext value={address}>{children}</RouteAddressContext>;
}

const TEST_SITE: SiteSettings = {
  siteUrl: 'https://site.test',
  appUrl: 'https://app.test',
  eventZone: { id: EVENT_TIME_ZONE, name: 'Eastern Time' },
};

/** Renders a page or component over a real store, a router and recorded services. */
export const renderWithProviders = (
  element: ReactElement,
  {
    path = '/',
    answers = {},
    services = makeTestServices(answers),
    store = makeStore(services),
  }: RenderOptions = {},
) => {
  let address = path;
  let navigate: NavigateFunction = () => undefined;
  const view = render(
    <Provider store={store}>
      <SiteContext value={TEST_SITE}>
        <MemoryRouter initialEntries={[path]}>
          <RouterWatch
            onChange={(...now) => {
              [address, navigate] = now;
            }}
          >
            {element}
          </RouterWatch>
        </MemoryRouter>
      </SiteContext>
    </Provider>,
  );
  return {
    ...view,
    store,
    services,
    // Without a pause after every key.
    user: userEvent.setup({ delay: null }),
    /** Where the router is now. */
    address: () => address,
    /** Presses the browser's Back button. */
    goBack: () => act(async () => navigate(-1)),
    /** Forgets every query, and with them the timers they hold. */
    forgetQueries: () => act(() => void store.dispatch(baseApi.util.resetApiState())),
  };
};

/** Loads the code of the page at an address, so that `renderRoute` shows it at once: `beforeAll(() => loadRoute(...))`. */
export const loadRoute = async (path: string): Promise<void> => {
  await matchRoute(path).route.page.load();
};

/** Renders the page at an address by the real route table; nothing of the layout around it. */
export const renderRoute = (path: string, options: Omit<RenderOptions, 'path'> = {}) => {
  const { Component: Page } = matchRoute(path).route.page;
  return renderWithProviders(<Page />, { path, ...options });
};
