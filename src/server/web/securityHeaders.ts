import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';

/**
 * The page's content security policy. Scripts and styles need the response's nonce or the site's own origin; pictures
 * and videos load straight from the https address that content names (contract, "Environment").
 */
export const contentSecurityPolicy = (nonce: string, isDevelopment = false): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
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
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/** The headers that every answer carries; pages add their policy with its nonce. */
export const registerSecurityHeaders = async (
  server: FastifyInstance,
  { isHttps }: { isHttps: boolean },
): Promise<void> => {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Without it the video provider refuses to play (pitfalls, "The widgets").
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Sharing pictures are there to be shown elsewhere.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
};
