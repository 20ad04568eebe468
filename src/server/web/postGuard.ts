import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './fallbackPage.ts';
import { createRateLimit } from './rateLimit.ts';

const FOREIGN = 'Forms of this site can be sent from this site only.';
const TOO_MANY = 'There were too many requests. Please wait a moment and try again.';

export interface PostGuardOptions {
  /** Public origin; it counts as this site's own beside the one that the request came to. */
  getSiteUrl: () => string;
  postLimitPerMinute: number;
}

/**
 * Lets no POST in that another site's page makes in a visitor's name, and no address send more than its share.
 * Programs that are no browsers send neither `Origin` nor `Sec-Fetch-Site`, and may.
 */
export const registerPostGuard = (
  server: FastifyInstance,
  { getSiteUrl, postLimitPerMinute }: PostGuardOptions,
): void => {
  const limit = createRateLimit({ perMinute: postLimitPerMinute });

  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    if (!isOwn(request, getSiteUrl())) {
      return refuse(request, reply, { status: 403, message: FOREIGN });
    }
    const seconds = limit.take(request.ip);
    if (seconds === 0) return;
    return refuse(request, reply.header('retry-after', String(seconds)), {
      status: 429,
      message: TOO_MANY,
    });
  });
};

const isOwn = ({ headers }: FastifyRequest, siteUrl: string): boolean => {
  const { origin, host, 'sec-fetch-site': relation } = headers;
  if (relation === 'cross-site') return false;
  if (origin === undefined) return relation !== 'same-site';
  if (origin === siteUrl) return true;
  // Behind a proxy that speaks TLS the schemes differ, so only the host is compared.
  return URL.canParse(origin) && new URL(origin).host === host;
};
