import { locationChanged, selectLocation } from '../store/navigationSlice.ts';
import type { AppStartListening } from '../store/services.ts';
import { matchRoute } from './routes.ts';

/** Parameters whose value differs between two queries. */
const changedBetween = (before: string, after: string): string[] => {
  const [old, now] = [new URLSearchParams(before), new URLSearchParams(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => old.get(name) !== now.get(name),
  );
};

/**
 * Keeps the address what the state says: when an event changes what the page's slices want in its query, the query is
 * written. Nothing else writes it.
 * @param project writes a query; a step leaves the address before in the history
 */
export const projectAddress =
  (project: (search: string, isStep: boolean) => void) => (startListening: AppStartListening) => {
    startListening({
      predicate: (action, current, before) => current !== before && !locationChanged.match(action),
      effect: (_action, listener) => {
        const state = listener.getState();
        const { route } = matchRoute(selectLocation(state).pathname);
        const projection = route.page.loaded()?.projection;
        if (!projection) return;
        const { selectSearch, steps = [] } = projection;
        const before = selectSearch(listener.getOriginalState());
        const after = selectSearch(state);
        if (before === after) return;
        const isStep = changedBetween(before, after).every((name) => steps.includes(name));
        project(after, isStep);
      },
    });
  };
