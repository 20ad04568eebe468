import rateLimit from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../pages/fallbackPage.ts';
import { noteOn } from '../requestNotes.ts';

const FOREIGN = 'Forms of this site can be sent from this site only.';
const TOO_MANY = 'There were too many requests. Please wait a moment and try again.';

/** Addresses remembered at once; the one that was silent longest is forgotten first. */
const MAX_ADDRESSES = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes POSTs of anybody and sees to its own limits. */
    hasOwnGuard?: true;
    /** The route takes POSTs of pages and programs anywhere; they are counted as all others. */
    takesAnyOrigin?: true;
  }
}

/** Configuration of a route that has a guard of its own. */
export const NO_POST_GUARD = { hasOwnGuard: true } as const;
/** Configuration of a route whose address is the right to use it. */
export const ANY_ORIGIN = { takesAnyOrigin: true } as const;

type StoreCallback = (error: Error | null, use?: { current: number; ttl: number }) => void;

/** Counts by a clock that never goes back: by the wall's, who was counted an hour ahead would wait for an hour. */
class MonotonicCounts {
  readonly #uses = new LRUCache<string, { count: number; since: number }>({ max: MAX_ADDRESSES });

  incr(address: string, callback: StoreCallback, timeWindow: number): void {
    const now = performance.now();
    let use = this.#uses.get(address);
    if (!use || now - use.since >= timeWindow) use = { count: 0, since: now };
    use.count += 1;
    this.#uses.set(address, use);
    callback(null, { current: use.count, ttl: timeWindow - (now - use.since) });
  }

  child(): MonotonicCounts {
    return new MonotonicCounts();
  }
}

export interface PostGuardOptions {
  /** Public origin; it counts as this site's own beside the one that the request came to. */
  getSiteUrl: () => string;
  /** 0 for any number. */
  postLimitPerMinute: number;
}

/**
 * Lets no POST in that another site's page makes in a visitor's name, and no address send more than its share.
 * Programs that are no browsers send neither `Origin` nor `Sec-Fetch-Site`, and may.
 * What counts as one address is an IPv4 address, or the /64 network that one IPv6 visitor can choose from freely.
 */
export const registerPostGuard = async (
  server: FastifyInstance,
  { getSiteUrl, postLimitPerMinute }: PostGuardOptions,
): Promise<void> => {
  await server.register(rateLimit, {
    global: false,
    max: postLimitPerMinute,
    timeWindow: '1 minute',
    store: MonotonicCounts,
  });
  const count = server.createRateLimit();

  server.addHook('onRequest', async (request, reply) => {
    const { hasOwnGuard, takesAnyOrigin } = request.routeOptions.config;
    if (request.method !== 'POST' || hasOwnGuard) return;
    if (!takesAnyOrigin && !isOwn(request, getSiteUrl())) {
      noteOn(request, { security: 'refused origin' });
      return refuse(request, reply, { status: 403, message: FOREIGN });
    }
    if (postLimitPerMinute === 0) return;
    const use = await count(request);
    if (use.isAllowed || !use.isExceeded) return;
    noteOn(request, { security: 'post limit' });
    return refuse(request, reply.header('retry-after', String(use.ttlInSeconds)), {
      status: 429,
      message: TOO_MANY,
    });
  });
};

/** Whether a request was made by a page of this site, or by no browser. */
export const isOwn = ({ headers }: FastifyRequest, siteUrl: string): boolean => {
  const { origin, host, 'sec-fetch-site': relation } = headers;
  if (relation === 'cross-site') return false;
  // A form of a page that tells nobody where it is has the origin 'null' (Fetch, "append a request Origin header").
  if (origin === 'null') return relation === 'same-origin';
  if (origin === undefined) return relation !== 'same-site';
  if (origin === siteUrl) return true;
  // Behind a proxy that speaks TLS the schemes differ, so only the host is compared.
  return URL.canParse(origin) && new URL(origin).host === host;
};
