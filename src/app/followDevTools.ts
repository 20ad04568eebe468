import { takeInPage } from '../shared/routing/lazyPage.ts';
import type { AppStore } from '../store/makeStore.ts';
import { pageLoaded } from '../store/navigationSlice.ts';
import { routes } from './routes.ts';

type Log = NonNullable<ReturnType<AppStore['getLog']>>;

const isPageLoaded = (action: unknown): action is ReturnType<typeof pageLoaded> =>
  (action as { type?: unknown }).type === pageLoaded.type;

/** The chunks that a session has loaded. */
const chunksIn = ({ actionsById }: Log): Set<string> =>
  new Set(
    Object.values(actionsById).flatMap(({ action }) =>
      isPageLoaded(action) ? action.payload.chunk : [],
    ),
  );

/**
 * Lets a log that is imported in Redux DevTools show its session: loads the code of the pages that it was at, and
 * computes its states again with their slices.
 */
export const followDevTools = (store: AppStore): void => {
  let known = store.getLog()?.actionsById[0];
  store.subscribe(() => {
    const log = store.getLog();
    // Another first action, another session.
    if (!log || log.actionsById[0] === known) return;
    known = log.actionsById[0];
    const chunks = chunksIn(log);
    const pages = routes.map(({ page }) => page).filter(({ chunk }) => chunks.has(chunk));
    void Promise.all(pages.map((page) => page.load())).then(() => {
      pages.forEach((page) => takeInPage(store, page));
      store.recompute();
    });
  });
};
