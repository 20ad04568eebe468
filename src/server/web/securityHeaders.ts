import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import { LRUCache } from 'lru-cache';
import { VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';
import { TRUSTED_TYPE_POLICIES } from '../../contract/trustedTypes.ts';
import { REPORTS_PATH } from './policyReports.ts';

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
const REPORTS_ENDPOINT = 'policy';

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

/** What an embedded video may do as well as the site; its host is asked for nothing before the visitor presses play. */
const SELF_AND_VIDEO = `(self "${VIDEO_ORIGIN}")`;

/** Everything that the site and its videos have no use for is off, for all frames. */
const PERMISSIONS_POLICY = Object.entries({
  accelerometer: '()',
  autoplay: SELF_AND_VIDEO,
  camera: '()',
  // What was copied is read back by tests; the browser asks the visitor first.
  'clipboard-read': '(self)',
  'clipboard-write': '(self)',
  'display-capture': '()',
  'encrypted-media': SELF_AND_VIDEO,
  fullscreen: SELF_AND_VIDEO,
  gamepad: '()',
  geolocation: '()',
  gyroscope: '()',
  hid: '()',
  'identity-credentials-get': '()',
  'idle-detection': '()',
  'local-fonts': '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  'otp-credentials': '()',
  payment: '()',
  'picture-in-picture': SELF_AND_VIDEO,
  'publickey-credentials-create': '()',
  'publickey-credentials-get': '()',
  'screen-wake-lock': '()',
  serial: '()',
  'storage-access': '()',
  usb: '()',
  'window-management': '()',
  'xr-spatial-tracking': '()',
})
  .map(([feature, allowed]) => `${feature}=${allowed}`)
  .join(', ');

const YEAR_SECONDS = 31_536_000;

/** What helmet writes, asked once: it is the same for every answer, and helmet works it out anew for each. */
const headersOfHelmet = async (options: FastifyHelmetOptions): Promise<Record<string, string>> => {
  const server = Fastify();
  await server.register(helmet, options);
  server.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
  const answer = await server.inject('/');
  await server.close();
  return answer.json<Record<string, string>>();
};

/** The headers that every answer carries, by their names in small letters; pages have their own policy. */
export const securityHeaders = async ({
  isHttps,
}: {
  isHttps: boolean;
}): Promise<Record<string, string>> => ({
  ...(await headersOfHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Without it the video provider refuses to play (pitfalls, "The widgets").
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Not `preload`: that binds every host of the domain for months, which is its owner's to decide.
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  })),
  'permissions-policy': PERMISSIONS_POLICY,
  'reporting-endpoints': `${REPORTS_ENDPOINT}="${REPORTS_PATH}"`,
});
