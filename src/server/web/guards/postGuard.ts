import { setTimeout as pause } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WindowCount } from '../../leads/submissions/limits.ts';
import { refuse } from '../pages/fallbackPage.ts';
import { noteOn } from '../requestNotes.ts';

const FOREIGN = 'Forms of this site can be sent from this site only.';
const TOO_MANY = 'There were too many requests. Please wait a moment and try again.';

/** Addresses remembered at once; the one that was silent longest is forgotten first. */
const MAX_ADDRESSES = 10_000;

/**
 * How many clients' limits the /48 of an IPv6 address has: one customer gets a /48 or a /56, and could otherwise send as
 * 65,536 clients.
 */
const CLIENTS_PER_SITE_NETWORK = 4;

/** Milliseconds that a form waits to be counted together with those of other processes: none is lost for a number. */
const PATIENCE_MS = 1000;

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

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

type StoreCallback = (error: Error | null, use?: WindowCount) => void;

/**
 * What this process has counted, by a clock that never goes back: by the wall's, who was counted an hour ahead would wait
 * for an hour. Reports and visits are counted here alone, each process for itself: it is its own memory and log that
 * these limits spare, and to ask a database would cost more than what is asked about.
 */
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
  /** Counts a POST of an address for all processes of the site; left out, this one is the only one. */
  countEverywhere?: ((address: string, windowMs: number) => Promise<WindowCount>) | undefined;
}

/**
 * Lets no POST in that another site's page makes in a visitor's name, and no address send more than its share.
 * Programs that are no browsers send neither `Origin` nor `Sec-Fetch-Site`, and may.
 * A client is an IPv4 address or an IPv6 /64. The /48 of an IPv6 address has a limit of its own, too.
 * While the count of all processes is not to be had, this one's own has to do.
 */
export const registerPostGuard = async (
  server: FastifyInstance,
  { getSiteUrl, postLimitPerMinute, countEverywhere }: PostGuardOptions,
): Promise<void> => {
  await server.register(rateLimit, {
    global: false,
    max: postLimitPerMinute,
    timeWindow: '1 minute',
    store: MonotonicCounts,
  });
  const countClient = server.createRateLimit();
  const countSiteNetwork = server.createRateLimit({
    max: CLIENTS_PER_SITE_NETWORK * postLimitPerMinute,
    ipv6Subnet: 48,
  });

  /** Seconds until a client or network may send again; 0 when it may now. */
  const waitOf = async (here: Count, key: string): Promise<number> => {
    if (here.isAllowed) return 0;
    // Who sends too much to one process costs the database nothing more.
    if (here.isExceeded) return here.ttlInSeconds;
    const everywhere = await Promise.race([
      countEverywhere?.(key, here.timeWindow).catch(() => undefined),
      pause(PATIENCE_MS, undefined, { ref: false }),
    ]);
    if (!everywhere || everywhere.current <= here.max) return 0;
    return Math.max(1, Math.ceil(everywhere.ttl / 1000));
  };

  const secondsToWait = async (request: FastifyRequest): Promise<number> => {
    const client = await countClient(request);
    const seconds = await waitOf(client, client.key);
    // Only IPv6 keys contain a colon.
    if (seconds > 0 || !client.key.includes(':')) return seconds;
    const network = await countSiteNetwork(request);
    return waitOf(network, `${network.key}/48`);
  };

  server.addHook('onRequest', async (request, reply) => {
    const { hasOwnGuard, takesAnyOrigin } = request.routeOptions.config;
    if (request.method !== 'POST' || hasOwnGuard) return;
    if (!takesAnyOrigin && !isOwn(request, getSiteUrl())) {
      noteOn(request, { security: 'refused origin' });
      return refuse(request, reply, { status: 403, message: FOREIGN });
    }
    if (postLimitPerMinute === 0) return;
    const seconds = await secondsToWait(request);
    if (seconds === 0) return;
    noteOn(request, { security: 'post limit' });
    return refuse(request, reply.header('retry-after', String(seconds)), {
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
