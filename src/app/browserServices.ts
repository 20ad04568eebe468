import type { ApiAnswer, ApiRequest, ApiTransport } from '../api/baseQuery.ts';
import type { AppServices } from '../store/services.ts';

const parseJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** Sends a call to the site's own origin. A 2xx answer that is not JSON counts as a failure of the server. */
const sendOverHttp = async (
  { path, method = 'GET', body, headers }: ApiRequest,
  signal: AbortSignal,
): Promise<ApiAnswer> => {
  const response = await fetch(path, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const parsed = await parseJson(response);
  return { status: response.ok && parsed === undefined ? 502 : response.status, body: parsed };
};

export const browserTransport: ApiTransport = { send: sendOverHttp, retries: true };

const inMemoryStorage = (): AppServices['tabStorage'] => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

/** The tab's storage, or memory where the browser forbids it. */
const tabStorage = (): AppServices['tabStorage'] => {
  try {
    return window.sessionStorage;
  } catch {
    return inMemoryStorage();
  }
};

/** What effects may do in a browser. `navigate` is the router's, known once the application has mounted. */
export const makeBrowserServices = (navigate: AppServices['navigate']): AppServices => ({
  transport: browserTransport,
  notify: (kind, message) => {
    // The toasts' code is a chunk of its own: most visits never need it.
    void import(/* webpackChunkName: "toasts" */ './toasts/showToast.tsx').then(
      ({ showToast }) => showToast(kind, message),
      () => window.alert(message),
    );
  },
  navigate,
  copyText: (text) => navigator.clipboard.writeText(text),
  tabStorage: tabStorage(),
});
