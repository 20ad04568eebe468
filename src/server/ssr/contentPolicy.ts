import { createHash } from 'node:crypto';
import { TRUSTED_TYPE_POLICIES, VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the empty style element that styled-components appends and fills by script. */
const EMPTY_STYLE = hashSource('');

export interface InlineParts {
  /** Hashes of inline scripts; data blocks need none. */
  scripts: readonly string[];
  styles: readonly string[];
  isDevelopment?: boolean;
}

/**
 * A page's content security policy. It allows inline parts by hashes rather than nonces, so any cache may store the page.
 * Content may name pictures and videos on any https host.
 */
export const contentSecurityPolicy = ({
  scripts,
  styles,
  isDevelopment = false,
}: InlineParts): string =>
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
    // Hot reloading uses a web socket.
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
      // The overlay for build errors.
      ...(isDevelopment ? ['webpack-dev-server#overlay'] : []),
    ].join(' '),
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
