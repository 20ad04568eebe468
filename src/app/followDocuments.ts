import { baseApi } from '../api/baseApi.ts';
import { TAG_TYPES } from '../contract/entities.ts';
import { DEV_SOCKET_PATH, DOCUMENTS_CHANGED } from '../contract/constants.ts';
import type { AppStore } from '../store/makeStore.ts';
import { createPrefetcher } from './navigationListeners.ts';

/** In development, reads the data of the open page again after a document has changed. */
export const followDocuments = (store: AppStore): void => {
  new WebSocket(DEV_SOCKET_PATH).onmessage = ({ data }) => {
    if ((JSON.parse(String(data)) as { action?: string }).action !== DOCUMENTS_CHANGED) return;
    store.dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    createPrefetcher(store).prefetch(window.location.pathname + window.location.search);
  };
};
