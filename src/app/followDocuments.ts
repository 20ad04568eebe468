import { baseApi } from '../api/baseApi.ts';
import { TAG_TYPES } from '../contract/entities.ts';
import { DOCUMENT_CHANGES_PATH } from '../contract/constants.ts';
import type { AppStore } from '../store/makeStore.ts';
import { createPrefetcher } from './navigationListeners.ts';

/** In development, reads the data of the open page again after a document has changed. */
export const followDocuments = (store: AppStore): void => {
  new EventSource(DOCUMENT_CHANGES_PATH).onmessage = () => {
    store.dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    createPrefetcher(store).prefetch(window.location.pathname + window.location.search);
  };
};
