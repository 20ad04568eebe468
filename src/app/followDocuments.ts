import { baseApi, tag, type TagType } from '../api/baseApi.ts';
import { DOCUMENT_CHANGES_PATH } from '../contract/constants.ts';
import type { AppStore } from '../store/makeStore.ts';
import { createPrefetcher } from './navigationListeners.ts';

/**
 * In development, a document that was saved changes the open page in its place: what shows it is asked for again.
 * What had failed, for example because the document was not there yet, is sent again as well.
 */
export const followDocuments = (store: AppStore): void => {
  new EventSource(DOCUMENT_CHANGES_PATH).onmessage = ({ data }: MessageEvent<string>) => {
    const changed = JSON.parse(data) as { type: TagType; id?: string }[];
    const tags = changed.map(({ type, id }) => (id === undefined ? type : tag(type, id)));
    store.dispatch(baseApi.util.invalidateTags(tags));
    createPrefetcher(store).prefetch(window.location.pathname + window.location.search);
  };
};
