import { baseApi } from '../api/baseApi.ts';
import { textsApi } from '../api/textsApi.ts';
import { TAG_TYPES } from '../contract/payloads.ts';
import { DEV_SOCKET_PATH, DOCUMENTS_CHANGED } from '../contract/constants.ts';
import type { TextName } from '../contract/texts/texts.ts';
import type { AppStore } from '../store/makeStore.ts';
import { selectTexts } from '../store/textsSlice.ts';
import { createPrefetcher } from './navigationListeners.ts';

const { getTexts } = textsApi.endpoints;

/** In development, reads the data of the open page again after a document has changed. */
export const followDocuments = (store: AppStore): void => {
  new WebSocket(DEV_SOCKET_PATH).onmessage = ({ data }) => {
    if ((JSON.parse(String(data)) as { action?: string }).action !== DOCUMENTS_CHANGED) return;
    store.addApi(baseApi);
    store.dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    // No component subscribes to texts.
    for (const name of Object.keys(selectTexts(store.getState())) as TextName[])
      void store.dispatch(getTexts.initiate(name, { subscribe: false, forceRefetch: true }));
    createPrefetcher(store).prefetch(window.location.pathname + window.location.search);
  };
};
