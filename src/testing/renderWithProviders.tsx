import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { baseApi } from '../api/baseApi';
import type { ApiAnswer, ApiRequest } from '../api/baseQuery';
import { EVENT_TIME_ZONE } from '../contract/constants';
import { makeStore, type AppStore } from '../store/makeStore';
import type { AppServices } from '../store/services';
import { SiteContext, type SiteSettings } from '../ui/SiteContext';

/** An answer of the API: given at once, made from the request, or kept back until the test wants it. */
export type TestAnswer = ApiAnswer | ((request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>);

/** Answers by path (without the query) or by `METHOD path`. A path that is not named answers 404. */
export type TestAnswers = Record<string, TestAnswer>;

export const siteAnswer = (data: unknown): ApiAnswer => ({ status: 200, body: { data: { data } } });
export const apiAnswer = (data: unknown): ApiAnswer => ({ status: 200, body: { data } });
export const failedAnswer = (status = 500, message = 'The service is down'): ApiAnswer => ({
  status,
  body: { status, message },
});

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
        const path = request.path.split('?')[0]!;
        const answer = answers[`${request.method ?? 'GET'} ${path}`] ?? answers[path];
        if (answer === undefined) return failedAnswer(404, `No answer for ${path}`);
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
  /** Route pattern, for pages that read parameters. */
  route?: string;
  answers?: TestAnswers;
  services?: TestServices;
  /** A store with a history of its own; else one is made. */
  store?: AppStore;
}

function CurrentAddress({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange(pathname + search + hash);
  return null;
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
    route = '*',
    answers = {},
    services = makeTestServices(answers),
    store = makeStore(services),
  }: RenderOptions = {},
) => {
  let address = path;
  const view = render(
    <Provider store={store}>
      <SiteContext value={TEST_SITE}>
        <MemoryRouter initialEntries={[path]}>
          <CurrentAddress onChange={(next) => (address = next)} />
          <Routes>
            <Route path={route} element={element} />
            <Route path="*" element={null} />
          </Routes>
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
    /** Forgets every read, and with them the timers they hold. */
    forgetReads: () => act(() => void store.dispatch(baseApi.util.resetApiState())),
  };
};
