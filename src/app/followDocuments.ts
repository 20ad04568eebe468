import { baseApi } from '../api/baseApi.ts';
import { textsApi } from '../api/textsApi.ts';
import { TAG_TYPES } from '../contract/payloads.ts';
import { DEV_SOCKET_PATH, DOCUMENTS_CHANGED } from '../contract/constants.ts';
import type { TextName } from '../contract/texts/texts.ts';
import type { RouteSite } from '../shared/routing/siteRoute.ts';
import type { AppStore } from '../store/makeStore.ts';
import { selectTexts } from '../store/textsSlice.ts';
import { createPageReads } from './pageReads.ts';

const { getTexts } = textsApi.endpoints;

/** In development, reads the data of the open page again after a document has changed. */
export const followDocuments = (store: AppStore, site: RouteSite = {}): void => {
  const { forgetFailures, startForVisit } = createPageReads(store, site);
  new WebSocket(DEV_SOCKET_PATH).onmessage = ({ data }) => {
    if ((JSON.parse(String(data)) as { action?: string }).action !== DOCUMENTS_CHANGED) return;
    store.dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    // No component subscribes to texts.
    for (const name of Object.keys(selectTexts(store.getState())) as TextName[])
      void store.dispatch(getTexts.initiate(name, { subscribe: false, forceRefetch: true }));
    // The page subscribes to no query that has failed.
    forgetFailures();
    void startForVisit(window.location.pathname + window.location.search);
  };
};
