import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { baseApi } from '../api/baseApi.ts';
import { matchRoute } from '../app/routes.ts';
import type {
  ApiAnswer,
  ApiRequest,
  ApiSuccess,
  CallName,
  CallParams,
  CallPayload,
} from '../contract/calls.ts';
import { EVENT_TIME_ZONE } from '../contract/constants.ts';
import type { ApiError } from '../contract/entities.ts';
import { RouteAddressContext } from '../shared/routing/RouteAddressContext.ts';
import { makeStore, type AppStore } from '../store/makeStore.ts';
import type { AppServices } from '../store/services.ts';
import { SiteContext, type SiteSettings } from '../ui/SiteContext.ts';

type Answer<Name extends CallName> = ApiAnswer<CallPayload<Name>>;

/** An answer of the API: given at once, made from the request, or kept back until the test wants it. */
export type TestAnswer<Name extends CallName> =
  Answer<Name> | ((request: ApiRequest<Name>) => Answer<Name> | Promise<Answer<Name>>);

/** Answers by call. A call that is not named answers 404. */
export type TestAnswers = { [Name in CallName]?: TestAnswer<Name> };

export const okAnswer = <Payload,>(payload: Payload, message = ''): ApiSuccess<Payload> => ({
  status: 200,
  message,
  payload,
});

export const failedAnswer = (status = 500, message = 'The service is down'): ApiError => ({
  status,
  message,
});

/** An answer for one post, event or the like; others do not exist. */
export const answerFor =
  <Name extends CallName>(params: CallParams<Name>, answer: TestAnswer<Name>): TestAnswer<Name> =>
  (request) => {
    if (JSON.stringify(request.params) !== JSON.stringify(params)) return failedAnswer(404);
    return typeof answer === 'function' ? answer(request) : answer;
  };

export interface TestServices extends AppServices {
  notify: jest.MockedFunction<AppServices['notify']>;
  navigate: jest.MockedFunction<AppServices['navigate']>;
  copyText: jest.MockedFunction<AppServices['copyText']>;
  /** Every request that left the store, in order. */
  requests: ApiRequest[];
}

/** Services that record what effects do. Retries are off unless asked for: they wait for seconds. */
export const makeTestServices = (
  answers: TestAnswers = {},
  { retries = false } = {},
): TestServices => {
  const requests: ApiRequest[] = [];
  const storage = new Map<string, string>();
  return {
    requests,
    transport: {
      retries,
      send: async (request) => {
        requests.push(request);
        const answer = answers[request.name] as TestAnswer<CallName> | undefined;
        if (answer === undefined) return failedAnswer(404, `No answer for ${request.name}`);
        return typeof answer === 'function' ? answer(request) : answer;
      },
    },
    notify: jest.fn(),
    navigate: jest.fn(),
    copyText: jest.fn<Promise<void>, [string]>(() => Promise.resolve()),
    tabStorage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  };
};

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
    user: userEvent.setup(),
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
