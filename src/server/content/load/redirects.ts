import { decodedPath } from '../../../lib/decodedPath.ts';

/** What becomes of an address that no page has any more, or that leads to one. */
export type Redirect =
  | { status: 301 | 302; /** A path from the site's root, or an https address. */ to: string }
  /** Gone, on purpose. */
  | { status: 410 };

/** By `addressKey`. */
export type Redirects = ReadonlyMap<string, Redirect>;

const BASE = 'https://site.invalid';

/** The same for every way to write a path: in any case, with any slashes too many, with any letter percent-encoded. */
export const addressKey = (path: string): string =>
  decodedPath(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

/**
 * Where an address with its query and its part of a page leads to, by way of `to`: the queries of both, and the part that
 * was asked for.
 * @param from a path with what follows it
 */
export const followRedirect = (to: string, from: string): string => {
  const target = new URL(to, BASE);
  const { search, hash } = new URL(`${BASE}${from}`);
  const queries = [target.search, search].map((query) => query.slice(1)).filter(Boolean);
  const origin = target.origin === BASE ? '' : target.origin;
  const query = queries.length > 0 ? `?${queries.join('&')}` : '';
  return `${origin}${target.pathname}${query}${hash || target.hash}`;
};

/** The address that a link within the site should lead to by now: the same, unless what it names has moved. */
export const currentAddress = (redirects: Redirects, href: string): string => {
  if (redirects.size === 0 || !/^\/(?!\/)/.test(href)) return href;
  const redirect = redirects.get(addressKey(/^[^?#]*/.exec(href)![0]));
  return redirect && 'to' in redirect ? followRedirect(redirect.to, href) : href;
};

/**
 * Where a requested address leads that has moved, or that it is gone; undefined for all others.
 * @param url path and query, as requested
 */
export const elsewhere = (
  redirects: Redirects,
  url: string,
): { status: 301 | 302; location: string } | { status: 410 } | undefined => {
  const redirect = redirects.size > 0 && redirects.get(addressKey(url.split('?')[0]!));
  if (!redirect) return undefined;
  return 'to' in redirect
    ? { status: redirect.status, location: followRedirect(redirect.to, url) }
    : redirect;
};
