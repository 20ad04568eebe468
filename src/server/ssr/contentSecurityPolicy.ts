import { createHash } from 'node:crypto';
import { TRUSTED_TYPE_POLICIES, VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the empty style element that styled-components appends and fills by script. */
const EMPTY_STYLE = hashSource('');

const OVERLAY = 'webpack-dev-server#overlay';

/**
 * The policy of a page, which `pageHeaders` (`pages.ts`) sends. Inline parts are allowed by hashes rather than nonces, so any
 * cache may store the page. The desk sets its own policy (`desk/deskHeaders.ts`). Other responses allow nothing
 * (`plugins/securityHeaders.ts`).
 */
export const contentSecurityPolicy = (
  scripts: readonly string[],
  styles: readonly string[],
  isDevelopment: boolean,
): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    // In development styles are inline text that changes.
    'style-src': isDevelopment
      ? "'self' 'unsafe-inline'"
      : ["'self'", EMPTY_STYLE, ...styles].join(' '),
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'font-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'frame-src': VIDEO_ORIGIN,
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'manifest-src': "'self'",
    'require-trusted-types-for': "'script'",
    // In development with the policy of the overlay for build errors.
    'trusted-types': TRUSTED_TYPE_POLICIES.concat(isDevelopment ? OVERLAY : []).join(' '),
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/** The policy of a page, or of the desk, that this site may show in a frame. */
export const inOwnFrames = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
