import type { AppStore } from '../store/makeStore.ts';
import { matchRoute } from './routes.ts';

/** What sends the reads of pages, each once a visit. */
export interface RouteReads {
  /** A link there is about to be followed, perhaps: starts the code and the reads of its page, and waits for neither. */
  start: (location: string) => void;
  /** The visitor is there, by whatever way: starts what no link has started. */
  arrived: (location: string) => void;
}

const readsAt = (location: string) => {
  const { route, address } = matchRoute(location);
  const { main = [], side = [] } = route.queries?.(address) ?? {};
  return { page: route.page, reads: [...main, ...side] };
};

const pathOf = (location: string) => location.replace(/[?#].*/s, '');

/**
 * Remembers which reads have been sent for the page that is shown and, since it is, for those that links lead to. So a
 * link that is hovered, focused and pressed sends them once, and one that failed is sent again only by a new visit.
 * What has arrived is in the store and not asked for twice anyway.
 *
 * The first page to arrive at is the server's, which has read for it what it could.
 */
export const makeRouteReads = ({ dispatch }: AppStore): RouteReads => {
  let here: string | undefined;
  let shown = new Set<string>();
  let ahead = new Set<string>();
  return {
    start(location) {
      const { page, reads } = readsAt(location);
      // A chunk that fails to load is reported where the page is shown.
      page.load().catch(() => undefined);
      for (const read of reads) {
        if (shown.has(read.key) || ahead.has(read.key)) continue;
        ahead.add(read.key);
        void read(dispatch);
      }
    },
    arrived(location) {
      const { reads } = readsAt(location);
      const isFirst = here === undefined;
      const isSamePage = here === pathOf(location);
      for (const read of reads) {
        const isSent = isFirst || ahead.has(read.key) || (isSamePage && shown.has(read.key));
        if (!isSent) void read(dispatch);
      }
      here = pathOf(location);
      shown = new Set(reads.map(({ key }) => key));
      ahead = new Set();
    },
  };
};
