import { isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../api/baseApi.ts';
import { textsApi } from '../api/textsApi.ts';
import type { TextName } from '../contract/texts/texts.ts';
import type {
  QueryEndpoint,
  QueryOutcome,
  RouteMatch,
  RouteSite,
  StartQuery,
} from '../shared/routing/siteRoute.ts';
import type { AppStore } from '../store/makeStore.ts';
import { hasApi } from '../store/rootReducer.ts';
import { selectTexts } from '../store/textsSlice.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import type { AppStartListening } from '../store/services.ts';
import { matchRoute } from './routes.ts';

const { removeQueryResult } = baseApi.internalActions;

type QueryCacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];

/** The action at the end of a request of RTK Query. */
interface RequestSettled extends UnknownAction {
  meta: {
    arg: { type: 'query' | 'mutation'; endpointName: string; originalArgs: unknown };
    /** Nothing was sent, because the cache has the answer. */
    condition?: boolean;
  };
}

const isRequestSettled = (action: UnknownAction): action is RequestSettled =>
  isFulfilled(action) || isRejected(action);

export interface PageReads {
  /** Starts the reads of a page that may be visited next. Never repeats one that has failed. */
  startForLink: (location: string) => Promise<void>;
  /** Starts the reads of a page that is visited, except those of the link to it. */
  startForVisit: (location: string) => Promise<void>;
  /** Removes the failures of earlier visits from the cache, so that the next page reads again. */
  forgetFailures: () => void;
}

const nameOf = (endpoint: string, arg: unknown): string => `${endpoint} ${JSON.stringify(arg)}`;

export const createPageReads = (store: AppStore, site: RouteSite): PageReads => {
  store.addApi(baseApi);
  // The texts that the server sent count as read now.
  const texts = Object.entries(selectTexts(store.getState()));
  const { getTexts } = textsApi.endpoints;
  store.dispatch(
    textsApi.util.upsertQueryEntries(
      texts.map(([name, value]) => ({ endpointName: 'getTexts', arg: name as TextName, value })),
    ),
  );

  /** Undefined for a query that was not sent, or whose result the cache has dropped. */
  const knownOutcome = <Arg, Result>(
    endpoint: QueryEndpoint<Arg, Result>,
    arg: Arg,
  ): QueryOutcome<Result> | undefined => {
    const state = store.getState();
    const cached = hasApi(state) ? endpoint.select(arg)(state) : undefined;
    return cached?.isUninitialized ? undefined : cached;
  };

  const startReads = async (startQuery: StartQuery, match: RouteMatch) => {
    const { route } = match;
    for (const name of route.texts ?? []) void startQuery(getTexts, name);
    await route.startQueries?.(startQuery, match, site);
  };

  /** Requests that links of the current page have sent. `forgetFailures` keeps their failures, so that the visit shows them. */
  let sentForLinks = new Set<string>();
  /** Reads that failed when they were last sent, also after the cache has removed them. */
  const failed = new Set<string>();

  const failuresInCache = () =>
    Object.entries(store.getState().api?.queries ?? {}).flatMap(([key, query]) =>
      query?.status === QueryStatus.rejected
        ? [{ ...query, queryCacheKey: key as QueryCacheKey }]
        : [],
    );
  // The server's failures.
  for (const { endpointName = '', originalArgs } of failuresInCache()) {
    failed.add(nameOf(endpointName, originalArgs));
  }
  store.addListeners((startListening: AppStartListening) => {
    startListening({
      predicate: isRequestSettled,
      effect: (action) => {
        const { arg, condition } = action.meta;
        if (arg.type !== 'query' || condition) return;
        const name = nameOf(arg.endpointName, arg.originalArgs);
        if (isRejected(action)) failed.add(name);
        else failed.delete(name);
      },
    });
  });

  const startForLink = async (location: string) => {
    const match = matchRoute(location);
    const { pathname, search } = selectLocation(store.getState());
    if (match.location === matchRoute(pathname + search).location) return;
    // `forgetFailures` replaces the set. A read that this link starts after that belongs to the page that was left.
    const sent = sentForLinks;
    const startQuery: StartQuery = async (endpoint, arg) => {
      const known = knownOutcome(endpoint, arg);
      if (known) return known;
      // A failure that the cache has dropped has no outcome any more.
      if (failed.has(nameOf(endpoint.name, arg))) return {};
      const request = store.dispatch(endpoint.initiate(arg, { subscribe: false }));
      sent.add(request.requestId);
      return request;
    };
    await startReads(startQuery, match);
  };

  const startForVisit = async (location: string) => {
    const startQuery: StartQuery = async (endpoint, arg) => {
      const known = knownOutcome(endpoint, arg);
      return known ?? store.dispatch(endpoint.initiate(arg, { subscribe: false }));
    };
    await startReads(startQuery, matchRoute(location));
  };

  const forgetFailures = () => {
    for (const { queryCacheKey, requestId } of failuresInCache()) {
      if (!sentForLinks.has(requestId)) store.dispatch(removeQueryResult({ queryCacheKey }));
    }
    sentForLinks = new Set();
  };

  return { startForLink, startForVisit, forgetFailures };
};
