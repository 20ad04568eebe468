import type { ApiTransport } from '../api/baseQuery.ts';
import type { AppServices } from '../store/services.ts';

export const browserTransport: ApiTransport = {
  // There already when it is called: it comes with what makes the calls.
  send: async (...request) => {
    const { sendOverHttp } = await import(/* webpackChunkName: "api" */ './sendOverHttp.ts');
    return sendOverHttp(...request);
  },
  retries: true,
};

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
