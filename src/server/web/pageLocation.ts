import { matchRoute } from '../../app/routes';

/**
 * The part of a request's address that decides what its page shows: the path and those parameters of the query that
 * the route names, in its order. All addresses that differ only in the rest share one cached page.
 */
export const pageLocation = (url: string): string => {
  const { pathname, searchParams } = new URL(`http://site.invalid${url}`);
  const { route } = matchRoute(pathname);
  const kept = new URLSearchParams();
  for (const name of route.search ?? []) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};
