import type { AppDispatch } from '../../store/services.ts';
import type { SiteSettings } from '../../ui/SiteContext.ts';
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

/** A feature's part of the API: its query endpoints by their names. */
type Queries = Record<string, { Types: { QueryArg: unknown } }>;
/** What starts one of them. */
type Initiate = (
  argument: unknown,
  options: { subscribe: false },
) => () => PromiseLike<{ error?: unknown }>;

/**
 * Makes the queries of a feature's routes: `query('getPost', id)`. Nobody subscribes to them: the page's hooks do that
 * when it shows.
 * @param load loads the feature's part of the API; routes are known long before it is needed
 */
export const queriesOf =
  <Endpoints extends object>(load: () => Promise<{ endpoints: Endpoints }>) =>
  <Name extends keyof Endpoints & string>(
    name: Name,
    argument: Endpoints[Name] extends Queries[string]
      ? Endpoints[Name]['Types']['QueryArg']
      : never,
  ): StartQuery =>
    Object.assign(
      async (dispatch: AppDispatch) => {
        const { endpoints } = await load();
        const { initiate } = endpoints[name] as { initiate: Initiate };
        return dispatch(initiate(argument, { subscribe: false }));
      },
      { key: `${name} ${JSON.stringify(argument)}` },
    );

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
  queries?: (address: RouteAddress, site: RouteSite) => RouteQueries;
  /** Sends something, though it may read nothing: it needs the API's code as one that reads. */
  sends?: true;
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
