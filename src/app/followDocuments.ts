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

const RECONNECT_MS = 1000;

/**
 * Calls `onChange` when a document has changed, and after each reconnection, because a change may have been missed. webpack's
 * server closes the connection of a browser that doesn't answer a ping within a second, for example after the computer slept.
 */
const watchDocuments = (onChange: () => void): void => {
  const connect = (onOpen: (() => void) | null) => {
    const socket = new WebSocket(DEV_SOCKET_PATH);
    socket.onopen = onOpen;
    socket.onmessage = ({ data }) => {
      const { action } = JSON.parse(String(data)) as { action?: string };
      if (action === DOCUMENTS_CHANGED) onChange();
    };
    socket.onclose = () => setTimeout(connect, RECONNECT_MS, onChange);
  };
  connect(null);
};

/** In development, reads the data of the open page again after a document has changed. */
export const followDocuments = (store: AppStore, site: RouteSite = {}): void => {
  const { forgetFailures, startForVisit } = createPageReads(store, site);
  watchDocuments(() => {
    store.dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    // No component subscribes to texts.
    for (const name of Object.keys(selectTexts(store.getState())) as TextName[])
      void store.dispatch(getTexts.initiate(name, { subscribe: false, forceRefetch: true }));
    // The page subscribes to no query that has failed.
    forgetFailures();
    void startForVisit(window.location.pathname + window.location.search);
  });
};
