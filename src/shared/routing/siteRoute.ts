import type { AppDispatch } from '../../store/services.ts';
import type { LazyPage } from './lazyPage.ts';
import type { RouteAddress } from './RouteAddressContext.ts';

/** Starts a query; resolves when it has settled, and says whether it failed. */
export interface StartQuery {
  (dispatch: AppDispatch): PromiseLike<{ error?: unknown }>;
  /** The same for the same read, on whatever page. */
  readonly key: string;
}

/** What a page reads. Failing `main` queries decide its status; failing `side` queries leave it whole. */
export interface RouteQueries {
  main?: StartQuery[];
  side?: StartQuery[];
}

interface QueryEndpoint<Argument> {
  name: string;
  initiate: (
    argument: Argument,
    options: { subscribe: false },
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<{ error?: unknown }>;
}

/** A query that nobody subscribes to: the page's hooks do that when it shows. */
export const query = <Argument extends string | void>(
  endpoint: QueryEndpoint<Argument>,
  argument: Argument,
): StartQuery =>
  Object.assign(
    (dispatch: AppDispatch) =>
      dispatch(
        endpoint.initiate(argument, { subscribe: false }) as unknown as () => PromiseLike<{
          error?: unknown;
        }>,
      ),
    { key: `${endpoint.name} ${String(argument)}` },
  );

/** How the footer begins: `street` goes on where a page's closing banner ends. */
export type FooterVariant = 'plain' | 'street';

/** A screen of the site: its address, its code and the data that it reads. */
export interface SiteRoute {
  path: string;
  page: LazyPage;
  /** Parameters that the path says without naming them. */
  params?: RouteAddress['params'];
  queries?: (address: RouteAddress) => RouteQueries;
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
