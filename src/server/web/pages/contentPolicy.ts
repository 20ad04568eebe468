import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { VIDEO_ORIGIN } from '../../../contract/htmlAllowList.ts';
import { TRUSTED_TYPE_POLICIES } from '../../../contract/trustedTypes.ts';

// Threads that render pages load this and nothing of the server.

/** Where browsers tell what they refuse. */
export const REPORTS_PATH = '/policy-reports';

/** Texts whose hashes are remembered: every page of a route has the same, and to hash one takes as long as to write it. */
const KNOWN_HASHES = 50;
const hashes = new LRUCache<string, string>({ max: KNOWN_HASHES });

const hashSource = (text: string): string => {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, source);
  return source;
};

/** styled-components appends an empty style element and fills it by script, which only this hash allows. */
const EMPTY_STYLE = hashSource('');

/** Name of the endpoint that the header `Reporting-Endpoints` gives an address. */
export const REPORTS_ENDPOINT = 'policy';

export interface InlineParts {
  /** Texts of the page's inline scripts; data needs no leave. */
  scripts: readonly string[];
  /** Texts of its style elements. */
  styles: readonly string[];
  isDevelopment?: boolean;
}

/**
 * The page's content security policy. Scripts and styles come from the site's own origin or are the ones that the page
 * was made with, told by their hashes: nothing in it is secret, so page and policy may lie in any cache. Pictures and
 * videos load straight from the https address that content names (contract, "Environment").
 */
export const contentSecurityPolicy = ({
  scripts,
  styles,
  isDevelopment = false,
}: InlineParts): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hashSource)].join(' '),
    // In development styles are written as text, which changes with every component.
    'style-src': isDevelopment
      ? "'self' 'unsafe-inline'"
      : ["'self'", EMPTY_STYLE, ...styles.map(hashSource)].join(' '),
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'font-src': "'self'",
    // Hot reloading talks to its own web socket.
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'frame-src': VIDEO_ORIGIN,
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'manifest-src': "'self'",
    'report-to': REPORTS_ENDPOINT,
    // For browsers that don't know the other.
    'report-uri': REPORTS_PATH,
    'require-trusted-types-for': "'script'",
    'trusted-types': [
      ...TRUSTED_TYPE_POLICIES,
      // Shows in the page what webpack could not build.
      ...(isDevelopment ? ['webpack-dev-server#overlay'] : []),
    ].join(' '),
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
