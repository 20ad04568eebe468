import type { ApiTransport } from '../api/baseQuery.ts';
import { tabStorage } from '../lib/tabStorage.ts';
import type { AppServices } from '../store/services.ts';

export const browserTransport: ApiTransport = {
  // Part of the `api` chunk, which has loaded before the first call.
  send: async (...request) => {
    const { sendOverHttp } = await import(/* webpackChunkName: "api" */ './sendOverHttp.ts');
    return sendOverHttp(...request);
  },
  retries: true,
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
  tabStorage,
});
