import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import { VIDEO_ORIGIN } from '../../../contract/htmlAllowList.ts';

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

/** Fonts, scripts, styles, films and pictures: a page has a dozen of them, and each answer's headers are on its way, too. */
const PART_OF_A_PAGE = /^(?:font|audio|video|image)\/|^(?:text|application)\/(?:css|javascript)\b/;
/** Opened by itself it is a document with scripts, if it had any. */
const DRAWING = /^image\/svg\b/;

/** What browsers heed for a part of a page; all else is a document's. */
const HEADERS_OF_PARTS = [
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];
const HEADERS_OF_DRAWINGS = [...HEADERS_OF_PARTS, 'content-security-policy'];

/** Those of an answer's security headers that nothing heeds, by its media type. */
export const headersInVain = (headers: Record<string, string>, mediaType: unknown): string[] => {
  const type = String(mediaType);
  if (!PART_OF_A_PAGE.test(type)) return [];
  const heeded = DRAWING.test(type) ? HEADERS_OF_DRAWINGS : HEADERS_OF_PARTS;
  return Object.keys(headers).filter((name) => !heeded.includes(name));
};

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
});
