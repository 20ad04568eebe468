import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';

const OFF = '()';
const SELF = '(self)';
/** An embedded video may use these, too. */
const SELF_AND_VIDEO = `(self "${VIDEO_ORIGIN}")`;

/** Sent with pages: a feature that neither the site nor its videos use is off in every frame. */
export const PERMISSIONS_POLICY = Object.entries({
  accelerometer: OFF,
  autoplay: SELF_AND_VIDEO,
  camera: OFF,
  // Tests read the clipboard; the browser asks the visitor first.
  'clipboard-read': SELF,
  'clipboard-write': SELF,
  'display-capture': OFF,
  'encrypted-media': SELF_AND_VIDEO,
  fullscreen: SELF_AND_VIDEO,
  gamepad: OFF,
  geolocation: OFF,
  gyroscope: OFF,
  hid: OFF,
  'identity-credentials-get': OFF,
  'idle-detection': OFF,
  'local-fonts': OFF,
  magnetometer: OFF,
  microphone: OFF,
  midi: OFF,
  'otp-credentials': OFF,
  payment: OFF,
  'picture-in-picture': SELF_AND_VIDEO,
  'publickey-credentials-create': OFF,
  'publickey-credentials-get': OFF,
  'screen-wake-lock': OFF,
  serial: OFF,
  'storage-access': OFF,
  usb: OFF,
  'window-management': OFF,
  'xr-spatial-tracking': OFF,
})
  .map(([feature, allowed]) => `${feature}=${allowed}`)
  .join(', ');

const YEAR_SECONDS = 31_536_000;

export const registerSecurityHeaders = async (
  server: FastifyInstance,
  { isHttps }: { isHttps: boolean },
): Promise<void> => {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // YouTube refuses to play without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Without `preload`, which binds every host of the domain for months: the owner decides that.
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  });
};
