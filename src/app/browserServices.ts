import type { ApiTransport } from '../api/baseQuery.ts';
import type { AppServices } from '../store/services.ts';

export const browserTransport: ApiTransport = {
  // Part of the `api` chunk, which has loaded before the first call.
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

const tabStorage = (): AppServices['tabStorage'] => {
  try {
    return window.sessionStorage;
  } catch {
    return inMemoryStorage();
  }
};

export const makeBrowserServices = (navigate: AppServices['navigate']): AppServices => ({
  transport: browserTransport,
  notify: (kind, message) => {
    void import(/* webpackChunkName: "toasts" */ './showToast.tsx').then(
      ({ showToast }) => showToast(kind, message),
      () => window.alert(message),
    );
  },
  navigate,
  copyText: (text) => navigator.clipboard.writeText(text),
  tabStorage: tabStorage(),
});
