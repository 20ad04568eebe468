import type { RootState } from '../../store/rootReducer.ts';
import type { AppThunk } from '../../store/services.ts';
import type { SiteSettings } from '../../ui/SiteContext.ts';
import type { LazyPage } from './lazyPage.ts';
import type { RouteAddress } from './RouteAddressContext.ts';

interface QueryEndpoint<Arg, Result> {
  name: string;
  Types: { QueryArg: Arg; ResultType: Result };
  initiate: (
    arg: Arg,
    options: { subscribe: false },
  ) => AppThunk<PromiseLike<QueryOutcome<Result>>>;
  select: (arg: Arg) => (state: RootState) => QueryState<Result>;
}

export interface QueryOutcome<Result = unknown> {
  data?: Result;
  error?: unknown;
}

interface QueryState<Result> extends QueryOutcome<Result> {
  isLoading: boolean;
  isSuccess: boolean;
}

/** Sends a query unless it has been sent for this navigation. The page subscribes to it when it mounts. */
export type StartQuery = <Arg, Result>(
  endpoint: QueryEndpoint<Arg, Result>,
  arg: Arg,
) => Promise<QueryOutcome<Result>>;

/** `main` queries decide the status of the server's page; a failing `side` query leaves it at 200. */
export interface RouteQueries {
  main?: Promise<QueryOutcome>[];
  side?: Promise<QueryOutcome>[];
}

/** How the footer begins: `street` goes on where a page's closing banner ends. */
export type FooterVariant = 'plain' | 'street';

/** What decides beside the address what a page reads. */
export type RouteSite = Pick<SiteSettings, 'hasOfficeHours'>;

/** A screen of the site: its address, its code and the data that it reads. */
export interface SiteRoute {
  path: string;
  page: LazyPage;
  /** Parameters that the path says without naming them. */
  params?: RouteAddress['params'];
  /** Starts the page's queries; the feature's API is imported here, so that other pages don't load it. */
  prefetch?: (
    startQuery: StartQuery,
    address: RouteAddress,
    site: RouteSite,
  ) => Promise<RouteQueries>;
  /** Query parameters that change what the page shows; all others are ignored by the page cache. */
  search?: readonly string[];
  footer?: FooterVariant;
  /** Answered with 404. */
  missing?: boolean;
}

export interface RouteMatch {
  route: SiteRoute;
  address: RouteAddress;
  /** The one path of the page: as the route writes it, with its parameters as `contract/paths` encodes them. */
  path: string;
  /**
   * The part of the address that decides what the page shows: its path and those parameters of its query that the
   * route names. Addresses that differ only in the rest share one cached page.
   */
  location: string;
}
