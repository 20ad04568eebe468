import type { TextName } from '../../contract/texts/texts.ts';
import type { ApiState } from '../../store/rootReducer.ts';
import type { AppThunk } from '../../store/services.ts';
import type { SiteSettings } from '../../ui/SiteContext.ts';
import type { LazyPage } from './lazyPage.ts';

export interface RouteParameters {
  /** Of the path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** Those that the route names. */
  search: URLSearchParams;
}

export interface QueryEndpoint<Arg, Result> {
  name: string;
  Types: { QueryArg: Arg; ResultType: Result };
  initiate: (
    arg: Arg,
    options: { subscribe: false },
  ) => AppThunk<PromiseLike<QueryOutcome<Result>> & { requestId: string }>;
  select: (arg: Arg) => (state: ApiState) => QueryOutcome<Result> & { isUninitialized: boolean };
}

export interface QueryOutcome<Result = unknown> {
  data?: Result;
  error?: unknown;
}

/** Sends a query unless the cache has its answer. The page subscribes to it when it mounts. */
export type StartQuery = <Arg, Result>(
  endpoint: QueryEndpoint<Arg, Result>,
  arg: Arg,
) => Promise<QueryOutcome<Result>>;

/** `main` queries decide the status of the server's page; a failing `side` query leaves it at 200. */
export interface RouteQueries {
  main?: Promise<QueryOutcome>[];
  side?: Promise<QueryOutcome>[];
}

/** `street` continues the closing banner of the page. */
export type FooterVariant = 'plain' | 'street';

export type RouteSite = Partial<Pick<SiteSettings, 'hasOfficeHours'>>;

export interface SiteRoute {
  path: string;
  page: LazyPage;
  /** The documents with the page's words. */
  texts?: readonly TextName[];
  /** Starts the page's queries; the feature's API is imported here, so that other pages don't load it. */
  startQueries?: (
    startQuery: StartQuery,
    parameters: RouteParameters,
    site: RouteSite,
  ) => Promise<RouteQueries>;
  /** Search parameters that change the page; the page cache ignores all others. */
  search?: readonly string[];
  footer?: FooterVariant;
  /** The page for addresses that no page has; its status is 404. */
  missing?: boolean;
}

export interface RouteMatch extends RouteParameters {
  route: SiteRoute;
  /** As links write it. */
  path: string;
  /** `path` with `search`, which is the key of the page cache. */
  location: string;
}
