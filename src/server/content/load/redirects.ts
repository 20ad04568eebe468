import { decodedPath } from '../../../lib/urlPath.ts';

export type Redirect =
  | { status: 301 | 302; /** A path from the site's root, or an https address. */ to: string }
  | { status: 410 };

/** Keyed by `normalizePath`. */
export type Redirects = ReadonlyMap<string, Redirect>;

const BASE = 'https://site.invalid';

/** A path that is in its form already. */
const NORMAL = /^(?:\/[a-z\d.-]+)+$/;

/** One form for all spellings of a path: letter case, percent-encoding and extra slashes don't matter. */
export const normalizePath = (path: string): string =>
  NORMAL.test(path)
    ? path
    : decodedPath(path)
        .toLowerCase()
        .replace(/\/{2,}/g, '/')
        .replace(/(?<=.)\/$/, '');

export const pathOf = (address: string): string => /^[^?#]*/.exec(address)![0];

/** Keeps the queries of both addresses, and the requested fragment. */
export const followRedirect = (to: string, from: string): string => {
  const target = new URL(to, BASE);
  const { search, hash } = new URL(`${BASE}${from}`);
  const queries = [target.search, search].map((query) => query.slice(1)).filter(Boolean);
  const origin = target.origin === BASE ? '' : target.origin;
  const query = queries.length > 0 ? `?${queries.join('&')}` : '';
  return `${origin}${target.pathname}${query}${hash || target.hash}`;
};

/** The present address of a link inside the site: unchanged unless its page has moved. */
export const currentAddress = (redirects: Redirects, href: string): string => {
  if (redirects.size === 0 || !/^\/(?!\/)/.test(href)) return href;
  const redirect = redirects.get(normalizePath(pathOf(href)));
  return redirect && 'to' in redirect ? followRedirect(redirect.to, href) : href;
};

/** How a request for an address is answered that has moved or gone. */
export type ResolvedRedirect = { status: 301 | 302; location: string } | { status: 410 };

/** Undefined for an address that has neither moved nor gone. */
export const resolveRedirect = (
  redirects: Redirects,
  url: string,
): ResolvedRedirect | undefined => {
  const redirect = redirects.size > 0 && redirects.get(normalizePath(url.split('?')[0]!));
  if (!redirect) return undefined;
  return 'to' in redirect
    ? { status: redirect.status, location: followRedirect(redirect.to, url) }
    : redirect;
};
