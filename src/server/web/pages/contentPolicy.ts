import { createHash } from 'node:crypto';
import { VIDEO_ORIGIN } from '../../../contract/htmlAllowList.ts';
import { TRUSTED_TYPE_POLICIES } from '../../../contract/trustedTypes.ts';

// Threads that render pages load this and nothing of the server.

/** What allows an inline script or style by its text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components appends an empty style element and fills it by script, which only this hash allows. */
const EMPTY_STYLE = hashSource('');

export interface InlineParts {
  /** Hashes of the page's inline scripts; data needs no leave. */
  scripts: readonly string[];
  /** Hashes of its style elements. */
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
    'script-src': ["'self'", ...scripts].join(' '),
    // In development styles are written as text, which changes with every component.
    'style-src': isDevelopment
      ? "'self' 'unsafe-inline'"
      : ["'self'", EMPTY_STYLE, ...styles].join(' '),
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
    'require-trusted-types-for': "'script'",
    'trusted-types': [
      ...TRUSTED_TYPE_POLICIES,
      // Shows in the page what webpack could not build.
      ...(isDevelopment ? ['webpack-dev-server#overlay'] : []),
    ].join(' '),
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
