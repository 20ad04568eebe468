import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** RTK Query's middleware returns a value for this action, which no reducer sees. */
const SUBSCRIPTIONS_PROBE = 'api/subscriptions/internal_getRTKQSubscriptions';

/** What RTK Query dispatches when a component or an entry of the cache is gone. */
const CLEANUPS = ['api/subscriptions/unsubscribeQueryResult', 'api/queries/removeQueryResult'];

/** The first middleware: during time travel, only responses to earlier requests reach listeners and reducers. */
export const timeTravelGuard =
  (isTimeTraveling: () => boolean): Middleware =>
  () => {
    const pendingRequests = new Set<string>();
    /** Cleanups during time travel. The first dispatch after it passes them on; `followDevTools.ts` makes one at once. */
    let missed: UnknownAction[] = [];
    return (next) => (dispatched) => {
      const action = dispatched as UnknownAction & {
        meta?: { requestId?: string; requestStatus?: string };
      };
      if (!isTimeTraveling()) {
        const cleanups = missed;
        missed = [];
        for (const cleanup of cleanups) next(cleanup);
      }
      if (typeof action === 'function' || action.type === SUBSCRIPTIONS_PROBE) return next(action);
      const { requestId = '', requestStatus } = action.meta ?? {};
      const isPending = requestStatus === 'pending';
      const isResponse = !isPending && pendingRequests.has(requestId);
      if (isTimeTraveling() && !isResponse) {
        if (CLEANUPS.includes(action.type)) missed.push(action);
        return action;
      }
      if (isPending) pendingRequests.add(requestId);
      else pendingRequests.delete(requestId);
      return next(action);
    };
  };
