import { setTimeout as pause } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { refuse } from './refuse.ts';
import { isFromOwnSite } from './isFromOwnSite.ts';
import { noteOn } from './requestLog.ts';

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
    /**
     * Only signed-in people get to the route, whose pages save and check while they write. `desk/desk.tsx` sets it for all
     * such routes.
     */
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
      // Never true, because no client is on an allow list. It narrows the type: others have the counts below.
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
    if (!takesAnyOrigin && !isFromOwnSite(request, getSiteUrl())) {
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
