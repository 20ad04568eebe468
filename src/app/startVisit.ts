import type { AppStore } from '../store/makeStore.ts';
import type { LinkActions } from '../ui/LinkContext.ts';
import { connectHistory } from './browserHistory.ts';
import { makeRouteReads } from './makeRouteReads.ts';
import { projectAddress } from './projectAddress.ts';

/** Ties a store to the tab it lives in: its history, the reads of its pages, and the query of its address. */
export const startVisit = (store: AppStore): { links: LinkActions; disconnect: () => void } => {
  const { start, listen } = makeRouteReads(store);
  store.attach({ listeners: [listen] });
  const { follow, project, disconnect } = connectHistory(store);
  store.attach({ listeners: [projectAddress(store, project)] });
  return { links: { prefetch: start, follow }, disconnect };
};
