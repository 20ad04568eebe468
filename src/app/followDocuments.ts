import type { TagDescription } from '@reduxjs/toolkit/query';
import { baseApi, type TagType } from '../api/baseApi.ts';
import { DOCUMENT_CHANGES_PATH } from '../contract/constants.ts';
import type { AppStore } from '../store/makeStore.ts';
import { makeRouteReads } from './makeRouteReads.ts';

/**
 * In development, a document that was saved changes the open page in its place: what shows it is asked for again.
 * What had failed, for example because the document was not there yet, is sent again as well.
 */
export const followDocuments = (store: AppStore): void => {
  new EventSource(DOCUMENT_CHANGES_PATH).onmessage = ({ data }: MessageEvent<string>) => {
    store.dispatch(baseApi.util.invalidateTags(JSON.parse(data) as TagDescription<TagType>[]));
    makeRouteReads(store).start(window.location.pathname + window.location.search);
  };
};
