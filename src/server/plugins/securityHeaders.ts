import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';
import type { Config } from '../config.ts';

/** Neither the site nor its videos use them. */
const OFF = `accelerometer camera display-capture gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials
  payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  storage-access usb window-management xr-spatial-tracking`.split(/\s+/);
const VIDEO = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
/** Tests read the clipboard; the browser asks the visitor first. */
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

export const PERMISSIONS_POLICY = [
  ...OFF.map((feature) => `${feature}=()`),
  ...VIDEO.map((feature) => `${feature}=(self "${VIDEO_ORIGIN}")`),
  ...CLIPBOARD.map((feature) => `${feature}=(self)`),
].join(', ');

const YEAR_SECONDS = 31_536_000;

/** Helmet takes a tenth of the time of a cached page when it runs for each request, and it always sets the same headers. */
const headersOf = (options: HelmetOptions) => {
  const request = {} as IncomingMessage;
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
};

/** Sets headers that a route may replace. */
export const registerSecurityHeaders = (server: FastifyInstance, { siteUrl }: Config): void => {
  const isHttps = siteUrl?.startsWith('https:');
  const headers = headersOf({
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
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
};
