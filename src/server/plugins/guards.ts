import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './fallbackPage.ts';
import { noteOn } from './requestLog.ts';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { Config } from '../config.ts';
import type { ServerLimits, ServerOptions } from '../serverOptions.ts';

export const FOREIGN = 'Please submit this form from our website.';
export const TOO_MANY = 'Too many requests. Please wait a minute and try again.';

/** The limit of an IPv6 /48, in clients. One customer gets a /48 or /56 and could otherwise send as 65,536 clients. */
const CLIENTS_PER_SITE_NETWORK = 4;

/** After it only this process's count applies, so that no form is lost. */
const SHARED_COUNT_TIMEOUT_MS = 1000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts any POST and has its own limits. */
    hasOwnGuard?: true;
    takesAnyOrigin?: true;
    /** Only signed-in people get to the route, whose pages save and check while they write. */
    isUnlimited?: true;
  }
}

export type PostGuardOptions = Pick<ServerOptions, 'getSiteUrl' | 'countEverywhere'> & {
  config: Pick<Config, 'postLimitPerMinute'>;
};

/**
 * Refuses POSTs of other sites' pages, and those of a client that exceeds its limit. A client is an IPv4 address or an
 * IPv6 /64. Programs that are no browsers send neither `Origin` nor `Sec-Fetch-Site`, and are allowed.
 */
export const registerPostGuard = async (
  server: FastifyInstance,
  { getSiteUrl, config: { postLimitPerMinute }, countEverywhere }: PostGuardOptions,
): Promise<void> => {
  await server.register(rateLimit, {
    global: false,
    max: postLimitPerMinute,
    timeWindow: '1 minute',
  });
  const limits = [
    { count: server.createRateLimit(), suffix: '' },
    {
      count: server.createRateLimit({
        max: CLIENTS_PER_SITE_NETWORK * postLimitPerMinute,
        ipv6Subnet: 48,
      }),
      suffix: '/48',
    },
  ];

  const secondsToWait = async (request: FastifyRequest): Promise<number> => {
    for (const { count, suffix } of limits) {
      const here = await count(request);
      if (here.isAllowed) return 0;
      const isIpv6 = here.key.includes(':');
      if (suffix && !isIpv6) return 0;
      // A client that exceeds the limit of this process costs the database nothing.
      if (here.isExceeded) return here.ttlInSeconds;
      const everywhere = await Promise.race([
        countEverywhere?.(here.key + suffix, here.timeWindow).catch(() => undefined),
        pause(SHARED_COUNT_TIMEOUT_MS, undefined, { ref: false }),
      ]);
      if (everywhere && everywhere.current > here.max)
        return Math.max(1, Math.ceil(everywhere.ttl / 1000));
    }
    return 0;
  };

  server.addHook('onRequest', async (request, reply) => {
    const { hasOwnGuard, takesAnyOrigin, isUnlimited } = request.routeOptions.config;
    if (request.method !== 'POST' || hasOwnGuard) return;
    if (!takesAnyOrigin && !isOwn(request, getSiteUrl())) {
      noteOn(request, { security: 'refused origin' });
      return refuse(request, reply, { status: 403, message: FOREIGN });
    }
    if (postLimitPerMinute === 0 || isUnlimited) return;
    const seconds = await secondsToWait(request);
    if (seconds === 0) return;
    noteOn(request, { security: 'post limit' });
    return refuse(request, reply.header('retry-after', String(seconds)), {
      status: 429,
      message: TOO_MANY,
    });
  });
};

/** Clients that a proxy does not name by an IP address share one limit. */
const UNKNOWN = 'unknown';

const addressOf = (entry: string): string => {
  const text = entry.trim();
  const [, address = text] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return isIP(address) === 0 ? UNKNOWN : address;
};

/** Removes the ports that some proxies add: they would make each connection another client. */
export const normalizeForwardedFor = (headers: IncomingHttpHeaders): void => {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  headers['x-forwarded-for'] = String(given).split(',').map(addressOf).join(', ');
};

export const isOwn = ({ headers }: FastifyRequest, siteUrl: string): boolean => {
  const { origin, host, 'sec-fetch-site': relation } = headers;
  if (relation === 'cross-site') return false;
  // A form of a page with `Referrer-Policy: no-referrer` has the origin 'null'.
  if (origin === 'null') return relation === 'same-origin';
  if (origin === undefined) return relation !== 'same-site';
  if (origin === siteUrl) return true;
  // Behind a proxy that terminates TLS the schemes differ, so only the host is compared.
  return URL.canParse(origin) && new URL(origin).host === host;
};

const TOO_BUSY = 'We’re very busy right now. Please try again in a moment.';
const RETRY_SECONDS = 5;

/** Served under load as well: a failed probe would have the process killed. */
const PROBES = ['/healthz', '/readyz'];

/** @param isCheap whether a URL is served from memory or disk, and so under load as well */
export const registerLoadGuard = async (
  server: FastifyInstance,
  { limits, isCheap }: { limits: ServerLimits; isCheap: (url: string) => boolean },
): Promise<void> => {
  await server.register(underPressure, {
    sampleInterval: limits.loadSampleMs,
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * limits.heapShare,
    pressureHandler: (request, reply) => {
      const { url } = request;
      if (PROBES.includes(url.split('?')[0]!) || isCheap(url)) return;
      void reply.header('retry-after', String(RETRY_SECONDS));
      void refuse(request, reply, { status: 503, message: TOO_BUSY });
    },
  });
};
